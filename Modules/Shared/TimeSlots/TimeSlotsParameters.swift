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

    package init(
        rescheduling: Appointment.ID? = nil, patient: Patient.ID? = nil, practitioner: Practitioner.ID? = nil,
        service: ServiceTerm? = nil, date: CalendarDate? = nil
    ) {
        self.rescheduling = rescheduling
        self.patient = patient
        self.practitioner = practitioner
        self.service = service
        self.date = date
    }

    /// For a next visit of the same patient, for the same.
    package init(followingUp appointment: Appointment) {
        self.init(patient: appointment.patient, service: appointment.service.map(ServiceTerm.init))
    }

    package static let mock = TimeSlotsParameters()
}
