import Foundation

/// Which of two stages a visit is in; in any other state it is over.
extension Appointment.Status {
    package static let agreed: Set<Self> = [.booked, .arrived, .checkedIn]
    package static let askedFor: Set<Self> = [.proposed, .pending, .waitlist]
}

extension Appointment {
    /// Whether its time was over before anybody answered the request. Its state does not tell: it stays as it was.
    package func isUnanswered(at now: Date) -> Bool {
        Status.askedFor.contains(status) && end.map { $0 <= now } ?? false
    }
}
