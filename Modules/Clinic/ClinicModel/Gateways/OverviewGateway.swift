import Foundation

/// What the principal wants to know first.
package protocol OverviewGateway: Sendable {
    func overview() async throws -> Overview
}

/// The same questions, answered for a patient from their own appointments, for a practitioner from their calendar.
package struct Overview: Hashable, Codable, Sendable {
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
    /// How many appointments are over, whether or not they took place.
    package let pastCount: Int
    /// How many messages wait to be read.
    package let unreadCount: Int
    /// In how many conversations the patient has said the last word; nil for a patient.
    package let unansweredConversationCount: Int?
    /// How many results were released to the patient lately, since they last opened their record; or wait for the practitioner to release them.
    package let resultCount: Int
    package let medication: MedicationOverview
    /// Today's visits that were started and are not finished, earliest first.
    package let running: [AppointmentSummary]
    /// The patient's visits that the clinic has cancelled or declined since the patient has looked at them, that were
    /// moved to no other time and whose own is not over, earliest first; none for a practitioner.
    package let cancelled: [AppointmentSummary]
    /// Requests of the last two weeks that were not answered before their time was over, earliest first.
    package let unanswered: [AppointmentSummary]
    /// Visits of earlier days, of the last four weeks, that were started and are not finished, earliest first; none for a
    /// patient.
    package let unfinished: [AppointmentSummary]
    /// Visits of the last four weeks that the practitioner has had and that were finished without a signature, earliest
    /// first; nil for a patient, and from a server that does not know them.
    ///
    /// A visit is done with once it is signed in Visit, with a note or without one; ``Encounter/signed`` says when. One
    /// that was finished from its appointment takes no signature any more: it is done with once a document of it is in
    /// force and final, such as an addendum. So is one with a note that an older version has signed, or that was imported.
    package let unsigned: [AppointmentSummary]?
    /// The patient's visits to come that the clinic has confirmed or moved, or booked for them, since the patient has
    /// looked at them, earliest first; nil for a practitioner, and from a server that does not know them.
    package let answered: [AppointmentSummary]?
    /// Those of the answered that the clinic has booked or moved, which it was not asked to confirm; nil for a
    /// practitioner, and from a server that does not tell them.
    package let booked: [Appointment.ID]?

    package init(
        name: String, next: AppointmentSummary?, today: [AppointmentSummary], requests: [AppointmentSummary],
        upcomingCount: Int, pastCount: Int, unreadCount: Int, unansweredConversationCount: Int?, resultCount: Int,
        medication: MedicationOverview, running: [AppointmentSummary], cancelled: [AppointmentSummary],
        unanswered: [AppointmentSummary], unfinished: [AppointmentSummary], unsigned: [AppointmentSummary]?,
        answered: [AppointmentSummary]?, booked: [Appointment.ID]?
    ) {
        self.name = name
        self.next = next
        self.today = today
        self.requests = requests
        self.upcomingCount = upcomingCount
        self.pastCount = pastCount
        self.unreadCount = unreadCount
        self.unansweredConversationCount = unansweredConversationCount
        self.resultCount = resultCount
        self.medication = medication
        self.running = running
        self.cancelled = cancelled
        self.unanswered = unanswered
        self.unfinished = unfinished
        self.unsigned = unsigned
        self.answered = answered
        self.booked = booked
    }

    package func today(in status: Appointment.Status) -> [AppointmentSummary] {
        today.filter { $0.appointment.status == status }
    }

    /// Today's booked visits to which nobody has come, though their time is over.
    package func notCome(at now: Date) -> [AppointmentSummary] {
        today(in: .booked).filter { ($0.appointment.end ?? .distantFuture) <= now }
    }

    /// Today's booked visits to which nobody has come yet, though their time has begun.
    package func late(at now: Date) -> [AppointmentSummary] {
        today(in: .booked).filter { visit in
            guard let start = visit.appointment.start, let end = visit.appointment.end else { return false }
            return start < now && now < end
        }
    }

    /// The first of today's booked visits that is to begin.
    package func expected(at now: Date) -> AppointmentSummary? {
        today(in: .booked).first { ($0.appointment.start ?? .distantPast) >= now }
    }
}

/// How it stands with medication: with the patient's own, or with that of the practitioner's patients.
package struct MedicationOverview: Hashable, Codable, Sendable {
    /// How many prescriptions of the patient's are active; none for a practitioner.
    package var activeCount: Int
    /// Of how many of these a refill is due that nobody has asked for.
    package var dueCount: Int
    /// How many refills are asked for and wait for an answer.
    package var refillCount: Int
    /// How many requests for a refill were answered since the patient has looked at their medication; nil for a
    /// practitioner, and from a server that does not count them.
    package var answeredCount: Int?

    package init(activeCount: Int = 0, dueCount: Int = 0, refillCount: Int = 0, answeredCount: Int? = nil) {
        self.activeCount = activeCount
        self.dueCount = dueCount
        self.refillCount = refillCount
        self.answeredCount = answeredCount
    }
}
