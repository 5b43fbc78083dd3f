import ClinicModel
import Foundation
import SwiftUI

extension Appointment.Status {
    /// The state as a heading or a badge says it.
    package var title: LocalizedStringResource {
        switch self {
        case .proposed: "Offered"
        case .pending: "Requested"
        case .booked: "Booked"
        case .arrived: "Arrived"
        case .checkedIn: "Checked in"
        case .fulfilled: "Finished"
        case .cancelled: "Cancelled"
        case .noshow: "Missed"
        case .enteredInError: "Entered in error"
        case .waitlist: "On the waitlist"
        }
    }

    package var colour: Color {
        switch self {
        case .pending, .proposed, .waitlist: .orange
        case .booked: .blue
        case .arrived, .checkedIn: .green
        case .noshow: .red
        case .fulfilled, .cancelled, .enteredInError: .secondary
        }
    }

    /// A sign of the state, beside its words.
    package var systemImage: String {
        switch self {
        case .proposed: "envelope"
        case .pending: "questionmark.circle"
        case .booked: "circle"
        case .arrived: "circle.lefthalf.filled"
        case .checkedIn: "circle.circle"
        case .fulfilled: "checkmark.circle"
        case .cancelled: "xmark.circle"
        case .noshow: "exclamationmark.circle"
        case .enteredInError: "minus.circle"
        case .waitlist: "ellipsis.circle"
        }
    }
}
