/// Where the clinic's records are kept. The local gateways hold the rules over any keeper.
package protocol RecordKeeper: Sendable {
    var clock: ClinicClock { get }

    /// Reads at one moment.
    func read<Result: Sendable>(
        _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result

    /// Does all of `body` or, when it throws, nothing; one writer at a time. `body` may run more than once, and counts
    /// once.
    ///
    /// - Parameter check: What may be looked at before others are waited for. It throws where that would be in vain.
    func write<Result: Sendable>(
        beforeWaiting check: RecordCheck?, _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result

    /// See ``ChangesGateway/changes()``.
    func changes() -> AsyncStream<Void>
}

package typealias RecordCheck = @Sendable (any ClinicRecords) throws -> Void

extension RecordKeeper {
    package func write<Result: Sendable>(
        _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result {
        try await write(beforeWaiting: nil, body)
    }
}
