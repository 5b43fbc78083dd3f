import ClinicModel

/// Something that brings an appointment on, and needs to know no more than which.
package protocol AppointmentStep: Sendable {
    static var action: AppointmentAction { get }
    static var name: String { get }
    static var abstract: String { get }
}

extension AppointmentStep {
    package static var name: String { action.command }
}

package enum ConfirmStep: AppointmentStep {
    package static let action = AppointmentAction.confirm
    package static let abstract = "Confirm a request."
}

package enum ArriveStep: AppointmentStep {
    package static let action = AppointmentAction.arrive
    package static let abstract = "Note that the patient has arrived."
}

package enum CheckInStep: AppointmentStep {
    package static let action = AppointmentAction.checkIn
    package static let abstract = "Check in for a visit."
}

package enum StartStep: AppointmentStep {
    package static let action = AppointmentAction.start
    package static let abstract = "Start the visit."
}

package enum FinishStep: AppointmentStep {
    package static let action = AppointmentAction.finish
    package static let abstract = "Finish a visit that was started."
}

package enum NoShowStep: AppointmentStep {
    package static let action = AppointmentAction.markNoShow
    package static let abstract = "Note that the patient did not come."
}

package enum AcceptStep: AppointmentStep {
    package static let action = AppointmentAction.confirm
    package static let abstract = "Accept a visit that the clinic has proposed."
}

package enum NotMissedStep: AppointmentStep {
    package static let action = AppointmentAction.correctNotMissed
    package static let abstract = "Take back that the patient did not come."
}

package enum EnteredInErrorStep: AppointmentStep {
    package static let action = AppointmentAction.correctEnteredInError
    package static let abstract = "Mark an appointment as entered in error, which ends it for good."
}
