struct DeadlinePassed: Error {}

/// Does something within a while.
///
/// - Throws: `DeadlinePassed`; what `body` throws.
func withDeadline<Result: Sendable>(
    _ duration: Duration, _ body: @escaping @Sendable () async throws -> Result
) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
        group.addTask(operation: body)
        group.addTask {
            try await Task.sleep(for: duration)
            throw DeadlinePassed()
        }
        defer { group.cancelAll() }
        guard let result = try await group.next() else { throw DeadlinePassed() }
        return result
    }
}
