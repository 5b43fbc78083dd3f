import ClinicModel

extension Visit {
    /// What a practitioner can do with it at once, where it is one of many.
    package var actions: [AppointmentAction] {
        guard viewer == .practitioner, !isRunning else { return [] }
        switch status {
        case .pending: return isUnanswered ? [.decline] : [.confirm, .decline]
        case .booked: return (date == today ? status.nextActions : []) + (isLate ? [.markNoShow] : [])
        case .proposed, .arrived, .fulfilled, .cancelled, .noshow, .enteredInError, .checkedIn, .waitlist:
            return status.nextActions
        }
    }
}

extension Appointment.Status {
    /// What the clinic does next with a visit of today that is in this state.
    var nextActions: [AppointmentAction] {
        switch self {
        case .booked: [.arrive, .checkIn]
        case .arrived: [.checkIn, .start]
        case .checkedIn: [.start]
        case .proposed, .pending, .fulfilled, .cancelled, .noshow, .enteredInError, .waitlist: []
        }
    }
}
