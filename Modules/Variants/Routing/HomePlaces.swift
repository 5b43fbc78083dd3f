import SharedScenes
import SwiftUI
import ViperKit

/// What stands at the places that Home leads to, each to be pushed, or presented in a stack of its own.
struct HomePlaces<Destinations: HomeDestinations>: ViewModifier {
    let destinations: Destinations

    func body(content: Content) -> some View {
        content
            .place(for: AppointmentsParameters.self) { destinations.appointments($0) }
            .place(for: AppointmentParameters.self) { destinations.appointment($0) }
            .place(for: TimeSlotsParameters.self) { destinations.timeSlots($0) }
            .place(for: ConversationsParameters.self) { destinations.conversations($0) }
            .place(for: ResultsParameters.self) { destinations.results($0) }
            .place(for: PrescriptionsParameters.self) { destinations.prescriptions($0) }
            .place(for: RecordParameters.self) { destinations.record($0) }
            .place(for: AccountParameters.self) { destinations.account($0) }
    }
}

extension View {
    func place<Parameters: Hashable>(
        for type: Parameters.Type, view: @escaping (Parameters) -> some View
    ) -> some View {
        navigationDestination(for: type, destination: view)
            .presentationDestination(for: type) { parameters in
                CoordinatingNavigationStack { view(parameters) }
            }
    }
}
