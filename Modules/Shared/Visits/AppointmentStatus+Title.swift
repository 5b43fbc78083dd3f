import ClinicModel

extension Appointment.Status {
    /// The state as a heading or a badge says it.
    package var title: String {
        switch self {
        case .proposed: "Offered"
        case .pending: "Requested"
        case .booked: "Booked"
        case .arrived: "Arrived"
        case .checkedIn: "Checked in"
        case .fulfilled: "Fulfilled"
        case .cancelled: "Cancelled"
        case .noshow: "Missed"
        case .enteredInError: "Entered in error"
        case .waitlist: "On the waitlist"
        }
    }
}
