/// An appointment and the names that belong to it.
package struct AppointmentSummary: Hashable, Codable, Sendable, Identifiable {
    package let appointment: Appointment
    package let patientName: String
    package let practitionerName: String
    /// The zone of the schedule, in which its times are said.
    package let zone: Zone

    package init(appointment: Appointment, patientName: String, practitionerName: String, zone: Zone) {
        self.appointment = appointment
        self.patientName = patientName
        self.practitionerName = practitionerName
        self.zone = zone
    }

    package var id: Appointment.ID { appointment.id }
}
