import ClinicModel

/// What to look for a time for.
package struct TimeSlotsParameters: Hashable, Codable, Sendable {
    /// The appointment to move; nil where a new one is booked.
    package var rescheduling: Appointment.ID?
    /// For whom; nil is left to the app.
    package var patient: Patient.ID?
    package var practitioner: Practitioner.ID?
    package var service: ServiceTerm?
    /// The first day to look at; nil is today.
    package var date: CalendarDate?
    /// The time that was chosen already, to be booked as soon as it is known for whom.
    package var slot: Slot.ID?
    /// Whether what is booked follows upon an earlier visit.
    package var isFollowUp: Bool?

    package init(
        rescheduling: Appointment.ID? = nil, patient: Patient.ID? = nil, practitioner: Practitioner.ID? = nil,
        service: ServiceTerm? = nil, date: CalendarDate? = nil, slot: Slot.ID? = nil, isFollowUp: Bool? = nil
    ) {
        self.rescheduling = rescheduling
        self.patient = patient
        self.practitioner = practitioner
        self.service = service
        self.date = date
        self.slot = slot
        self.isFollowUp = isFollowUp
    }

    /// For a next visit of the same patient, for the same.
    package init(followingUp appointment: Appointment) {
        self.init(
            patient: appointment.patient, service: appointment.service.map(ServiceTerm.init), isFollowUp: true)
    }

    /// For another time of the same practitioner, for the same.
    package init(insteadOf appointment: Appointment) {
        self.init(practitioner: appointment.practitioner, service: appointment.service.map(ServiceTerm.init))
    }

    package static let mock = TimeSlotsParameters()
}
