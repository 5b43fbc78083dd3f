import ClinicModel

/// Which time to book, and for whom.
package struct BookingParameters: Hashable, Codable, Sendable, Identifiable {
    package var slot: Slot.ID
    /// Whether the time is taken, and is booked all the same.
    package var overbooks: Bool
    /// For whom; nil is the signed-in patient.
    package var patient: Patient.ID?
    /// The appointment to move; nil where a new one is booked.
    package var rescheduling: Appointment.ID?
    /// What the visit is for, as far as it has been typed.
    package var reason: String

    package init(
        slot: Slot.ID, overbooks: Bool = false, patient: Patient.ID? = nil, rescheduling: Appointment.ID? = nil,
        reason: String = ""
    ) {
        self.slot = slot
        self.overbooks = overbooks
        self.patient = patient
        self.rescheduling = rescheduling
        self.reason = reason
    }

    package var id: Slot.ID { slot }

    package static let mock = BookingParameters(slot: "1")
}
