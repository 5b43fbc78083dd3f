import ClinicModel
import SwiftUI

/// A visit in a list: the other side, the state, and when.
package struct VisitRow: View {
    private let visit: Visit
    /// The day is left out below a heading that says it.
    private let showsDay: Bool
    private let action: @MainActor () -> Void

    package init(visit: Visit, showsDay: Bool = true, action: @escaping @MainActor () -> Void) {
        self.visit = visit
        self.showsDay = showsDay
        self.action = action
    }

    package var body: some View {
        Button(action: action) {
            VStack(alignment: .leading) {
                HStack {
                    Text(verbatim: visit.counterpart).font(.headline)
                    Spacer()
                    Text(verbatim: visit.status.title).foregroundStyle(visit.status.colour)
                }
                Text(verbatim: visit.details(showsDay: showsDay)).foregroundStyle(Color.secondary)
            }
        }
    }
}

extension Appointment.Status {
    package var colour: Color {
        switch self {
        case .pending, .proposed, .waitlist: .orange
        case .booked: .blue
        case .arrived, .checkedIn: .green
        case .noshow: .red
        case .fulfilled, .cancelled, .enteredInError: .secondary
        }
    }
}
