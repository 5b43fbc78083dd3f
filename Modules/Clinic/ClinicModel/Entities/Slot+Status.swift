extension Slot {
    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case busy, free
        case busyUnavailable = "busy-unavailable"
        case busyTentative = "busy-tentative"
        case enteredInError = "entered-in-error"
    }
}

extension Slot.Status {
    private static let successors: [Self: Set<Self>] = [
        .free: [.busyTentative, .busyUnavailable, .enteredInError],
        .busyTentative: [.busy, .free, .enteredInError],
        .busy: [.free, .enteredInError],
        .busyUnavailable: [.free, .enteredInError],
    ]

    package func canBecome(_ next: Self) -> Bool {
        Self.successors[self, default: []].contains(next)
    }
}
