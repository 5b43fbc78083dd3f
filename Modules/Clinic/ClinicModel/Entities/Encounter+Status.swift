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

    package func canBecome(_ next: Self) -> Bool {
        Self.successors[self, default: []].contains(next)
    }
}
