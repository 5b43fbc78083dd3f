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
    /// The appointment that this one was moved from; nil where it was not moved, and where that one is not known.
    package let predecessor: Predecessor?
    /// Whether its visit was started and is not finished: the appointment is fulfilled from the start on.
    package let isRunning: Bool
    /// Whether it was asked for at a time outside of the hours of its practitioner, or in a block, for them on a list;
    /// nil where that is not told.
    package var isOutsideOfHours: Bool?

    package init(
        appointment: Appointment, patientName: String, practitionerName: String, zone: Zone,
        place: String? = nil, successor: Successor? = nil, predecessor: Predecessor? = nil, isRunning: Bool = false
    ) {
        self.appointment = appointment
        self.patientName = patientName
        self.practitionerName = practitionerName
        self.zone = zone
        self.place = place
        self.successor = successor
        self.predecessor = predecessor
        self.isRunning = isRunning
    }

    package var id: Appointment.ID { appointment.id }

    package func with(_ appointment: Appointment) -> AppointmentSummary {
        AppointmentSummary(
            appointment: appointment, patientName: patientName, practitionerName: practitionerName, zone: zone,
            place: place, successor: successor, predecessor: predecessor, isRunning: isRunning)
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

    /// The appointment that another was moved from.
    package struct Predecessor: Hashable, Codable, Sendable, Identifiable {
        package let id: Appointment.ID
        /// When it was to begin, by the clocks of its own schedule.
        package let start: Moment?
        /// Which side has moved it; nil where that is not recorded.
        package let movedBy: Principal.Role?

        /// - Parameter reason: why it was cancelled, which says who has moved it.
        package init(id: Appointment.ID, start: Moment?, reason: CancellationReason?) {
            self.id = id
            self.start = start
            movedBy = reason?.side
        }
    }
}
