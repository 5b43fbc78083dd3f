/// An appointment and the names that belong to it.
package struct AppointmentSummary: Hashable, Codable, Sendable, Identifiable {
    package let appointment: Appointment
    package let patientName: String
    package let practitionerName: String
    /// The zone of the schedule, in which its times are said.
    package let zone: Zone
    /// Where the clocks of the zone hang, such as `New York`; nil where those of whoever reads it show the same.
    package var place: String?
    /// The appointment that stands in the place of one that was moved; nil where it was not moved.
    package let successor: Successor?
    /// Whether its visit was started and is not finished: the appointment is fulfilled from the start on.
    package let isRunning: Bool

    package init(
        appointment: Appointment, patientName: String, practitionerName: String, zone: Zone,
        place: String? = nil, successor: Successor? = nil, isRunning: Bool = false
    ) {
        self.appointment = appointment
        self.patientName = patientName
        self.practitionerName = practitionerName
        self.zone = zone
        self.place = place
        self.successor = successor
        self.isRunning = isRunning
    }

    package var id: Appointment.ID { appointment.id }

    package func with(_ appointment: Appointment) -> AppointmentSummary {
        AppointmentSummary(
            appointment: appointment, patientName: patientName, practitionerName: practitionerName, zone: zone,
            place: place, successor: successor, isRunning: isRunning)
    }
}

extension AppointmentSummary {
    /// The appointment that another was moved to.
    package struct Successor: Hashable, Codable, Sendable, Identifiable {
        package let id: Appointment.ID
        /// When it begins, by the clocks of its own schedule.
        package let start: Moment?

        package init(id: Appointment.ID, start: Moment?) {
            self.id = id
            self.start = start
        }
    }
}
