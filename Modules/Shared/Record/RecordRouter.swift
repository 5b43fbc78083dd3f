import SwiftUI

package struct RecordRouter<Destinations: RecordDestinations>: ViewModifier {
    private let destinations: Destinations
    private let isBesideVisit: Bool

    /// - Parameter isBesideVisit: whether the record is a part of a visit's page, which says where free times lead.
    package init(destinations: Destinations, isBesideVisit: Bool = false) {
        self.destinations = destinations
        self.isBesideVisit = isBesideVisit
    }

    @ViewBuilder
    package func body(content: Content) -> some View {
        if isBesideVisit {
            places(content)
        } else {
            places(content)
                .navigationDestination(for: TimeSlotsParameters.self) { destinations.timeSlots($0) }
        }
    }

    private func places(_ content: Content) -> some View {
        content
            .navigationDestination(for: SeriesParameters.self) { destinations.series($0) }
            .navigationDestination(for: DocumentParameters.self) { destinations.document($0) }
            .navigationDestination(for: PrescriptionsParameters.self) { destinations.prescriptions($0) }
            .navigationDestination(for: AppointmentParameters.self) { destinations.appointment($0) }
            .navigationDestination(for: ConversationParameters.self) { destinations.conversation($0) }
            .navigationDestination(for: AccountParameters.self) { destinations.account($0) }
    }
}
