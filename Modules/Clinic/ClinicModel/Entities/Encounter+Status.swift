extension Encounter {
    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case planned, arrived, triaged
        case inProgress = "in-progress"
        case onleave, finished, cancelled
        case enteredInError = "entered-in-error"
        case unknown
    }
}

extension Encounter.Status {
    private static let successors: [Self: Set<Self>] = [
        .planned: [.arrived, .cancelled],
        .arrived: [.triaged, .cancelled],
        .triaged: [.inProgress, .cancelled],
        .inProgress: [.onleave, .finished],
        .onleave: [.inProgress, .finished],
    ]

    /// Whether it has begun and is not over.
    package var isRunning: Bool { self == .inProgress || self == .onleave }

    /// Any may turn out to have been entered in error, which ends it.
    package func canBecome(_ next: Self) -> Bool {
        if next == .enteredInError { return self != .enteredInError }
        return Self.successors[self, default: []].contains(next)
    }
}
