extension Desk {
    /// Slots are made from the weekly plans as days come within the horizon.
    func openPlannedSlots() async throws {
        guard try await keeper.read({ try PlanExpansion(records: $0).isDue }) else { return }
        try await keeper.write { try PlanExpansion(records: $0).run() }
    }
}
