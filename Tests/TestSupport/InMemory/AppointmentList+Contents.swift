import ClinicModel
import Foundation

extension AppointmentList {
    /// Whether an appointment is on the list at `now`.
    package func contains(_ appointment: Appointment, at now: Date) -> Bool {
        let isOver = appointment.end.map { $0 <= now } ?? false
        switch self {
        case .upcoming: return Appointment.Status.agreed.contains(appointment.status) && !isOver
        case .requested: return Appointment.Status.askedFor.contains(appointment.status) && !isOver
        case .calledOff: return appointment.status == .cancelled && appointment.end != nil && !isOver
        case .past:
            switch appointment.status {
            case .enteredInError: return false
            case .fulfilled, .noshow: return true
            case .cancelled: return isOver || appointment.end == nil
            case .proposed, .pending, .booked, .arrived, .checkedIn, .waitlist: return isOver
            }
        case .during(let period):
            guard let start = appointment.start, let end = appointment.end else { return false }
            return start < period.end && end > period.start && appointment.status != .enteredInError
        case .inState(let status): return appointment.status == status
        }
    }
}
