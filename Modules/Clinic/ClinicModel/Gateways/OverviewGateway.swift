/// What the principal wants to know first.
package protocol OverviewGateway: Sendable {
    func overview() async throws -> Overview
}

/// The same questions, answered for a patient from their own appointments, for a practitioner from their calendar.
package struct Overview: Hashable, Sendable {
    /// The principal's name.
    package let name: String
    /// The next visit that is agreed and not over.
    package let next: AppointmentSummary?
    /// Today's appointments, earliest first; today is the day in the schedule's zone.
    package let today: [AppointmentSummary]
    /// Requests that are not over, earliest first: the patient's own, or those for the practitioner to confirm.
    package let requests: [AppointmentSummary]
    /// How many visits are agreed and not over.
    package let upcomingCount: Int
    /// How many appointments are neither agreed nor asked for any more.
    package let pastCount: Int
    /// How many messages wait to be read.
    package let unreadCount: Int
    /// How many results were released to the patient lately, or wait for the practitioner to release them.
    package let resultCount: Int

    package init(
        name: String, next: AppointmentSummary?, today: [AppointmentSummary], requests: [AppointmentSummary],
        upcomingCount: Int, pastCount: Int, unreadCount: Int, resultCount: Int
    ) {
        self.name = name
        self.next = next
        self.today = today
        self.requests = requests
        self.upcomingCount = upcomingCount
        self.pastCount = pastCount
        self.unreadCount = unreadCount
        self.resultCount = resultCount
    }

    package func today(in status: Appointment.Status) -> [AppointmentSummary] {
        today.filter { $0.appointment.status == status }
    }
}
