import Foundation

/// The principal's appointments: a patient's own, or those on a practitioner's calendar. Why a visit overbooks is left
/// out for a patient.
package protocol AppointmentsGateway: Sendable {
    /// So many of a list's first appointments; all if no limit is given. That a practitioner opens a list is audited.
    func appointments(_ list: AppointmentList, limit: Int?, access: Access) async throws -> [AppointmentSummary]

    /// One appointment, and what the principal can do with it now. Opening it and giving it out is audited.
    func appointment(_ id: Appointment.ID, access: Access) async throws -> AppointmentDetails

    /// Books a slot, or requests it where the schedule wants the practitioner's word.
    ///
    /// Throws a `conflict` that names what is in the way and the nearest free times.
    func book(_ booking: Booking) async throws -> AppointmentDetails

    /// Cancels a visit; its slot is free again. Patients can until the schedule's cutoff.
    ///
    /// - Parameter text: What is said of it; both sides read it.
    func cancel(_ id: Appointment.ID, reason: CancellationReason, text: String?) async throws -> AppointmentDetails

    /// Declines a request; its slot is free again.
    ///
    /// - Parameter text: What the patient reads of why.
    func decline(_ id: Appointment.ID, text: String?) async throws -> AppointmentDetails

    /// Moves a visit to another slot in one step and returns the visit that replaces it. Each can be moved once.
    func reschedule(_ id: Appointment.ID, to slot: Slot.ID, overbookingReason: String?) async throws
        -> AppointmentDetails

    /// Does any other action. Rescheduling and cancelling need to know more, and are `invalid` here.
    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws -> AppointmentDetails
}

extension AppointmentsGateway {
    package func appointments(_ list: AppointmentList, access: Access) async throws -> [AppointmentSummary] {
        try await appointments(list, limit: nil, access: access)
    }

    package func cancel(_ id: Appointment.ID, reason: CancellationReason) async throws -> AppointmentDetails {
        try await cancel(id, reason: reason, text: nil)
    }

    package func reschedule(_ id: Appointment.ID, to slot: Slot.ID) async throws -> AppointmentDetails {
        try await reschedule(id, to: slot, overbookingReason: nil)
    }

    /// Gives an appointment out as a calendar file, and returns the file's path.
    package func export(_ id: Appointment.ID, to files: any CalendarFilesGateway) async throws -> String {
        try await files.write(appointment(id, access: .export).summary)
    }
}

/// Which appointments to list.
package enum AppointmentList: Hashable, Codable, Sendable {
    /// Agreed and not over, earliest first.
    case upcoming
    /// Asked for and not over, earliest first.
    case requested
    /// Cancelled, declined or moved, and not over, earliest first.
    case calledOff
    /// All the others, latest first.
    case past
    /// Those that overlap the period, earliest first; a calendar's day or week.
    case during(DateInterval)
    /// Those in one state, earliest first.
    case inState(Appointment.Status)
}

/// What to book.
package struct Booking: Hashable, Codable, Sendable {
    package var slot: Slot.ID
    /// For whom; nil is the signed-in patient. A practitioner books for a patient of theirs.
    package var patient: Patient.ID?
    /// What the visit is for.
    package var reason: String?
    /// Why the practitioner overbooks; nil where they do not.
    package var overbookingReason: String?

    package init(
        slot: Slot.ID, patient: Patient.ID? = nil, reason: String? = nil, overbookingReason: String? = nil
    ) {
        self.slot = slot
        self.patient = patient
        self.reason = reason
        self.overbookingReason = overbookingReason
    }

    package static let longestReason = 2000

    /// Whether a reason, without white space around it, is not too long.
    package static func isFitting(_ reason: String) -> Bool {
        reason.trimmed.count <= longestReason
    }
}
