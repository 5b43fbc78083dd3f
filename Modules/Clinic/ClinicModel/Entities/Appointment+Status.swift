extension Appointment {
    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case proposed, pending, booked, arrived, fulfilled, cancelled, noshow
        case enteredInError = "entered-in-error"
        case checkedIn = "checked-in"
        case waitlist
    }
}

extension Appointment.Status {
    private static let successors: [Self: Set<Self>] = [
        .proposed: [.pending, .booked, .waitlist, .cancelled],
        .waitlist: [.proposed, .pending, .booked, .cancelled],
        .pending: [.booked, .cancelled, .waitlist],
        .booked: [.arrived, .checkedIn, .cancelled, .noshow],
        .arrived: [.checkedIn, .fulfilled, .cancelled, .noshow],
        .checkedIn: [.fulfilled, .cancelled],
        .noshow: [.booked],
    ]

    private static let forPatients: Set<Self> = [.pending, .booked, .cancelled, .checkedIn]

    /// Whether an appointment in this state may be brought into `next` by somebody in `role`.
    package func canBecome(_ next: Self, by role: Principal.Role) -> Bool {
        if next == .enteredInError { return self != .enteredInError && role == .practitioner }
        guard Self.successors[self, default: []].contains(next) else { return false }
        switch role {
        case .practitioner: return true
        case .patient:
            // A request is the practitioner's to confirm, and so is a correction.
            return Self.forPatients.contains(next) && !(next == .booked && (self == .pending || self == .noshow))
        }
    }

    /// Whether an appointment in this state takes up the time of those who take part.
    package var isLive: Bool {
        switch self {
        case .pending, .booked, .arrived, .checkedIn, .fulfilled: true
        case .proposed, .waitlist, .cancelled, .noshow, .enteredInError: false
        }
    }

    package static let live = Set(allCases.filter(\.isLive))

    /// Whether an appointment in this state keeps its slot from others.
    package var keepsSlot: Bool { isLive || self == .noshow }

    package var mayLackTimes: Bool { self == .proposed || self == .cancelled || self == .waitlist }
}
