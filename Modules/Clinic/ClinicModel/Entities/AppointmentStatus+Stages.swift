/// Which of two stages a visit is in; in any other state it is over.
extension Appointment.Status {
    package static let agreed: Set<Self> = [.booked, .arrived, .checkedIn]
    package static let askedFor: Set<Self> = [.proposed, .pending, .waitlist]
}
