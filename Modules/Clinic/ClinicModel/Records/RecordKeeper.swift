/// Where the clinic's records are kept. The local gateways hold the rules over any keeper.
package protocol RecordKeeper: Sendable {
    var clock: ClinicClock { get }

    /// Reads at one moment.
    func read<Result: Sendable>(
        _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result

    /// Does all of `body` or, when it throws, nothing; one writer at a time.
    func write<Result: Sendable>(
        _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result

    /// See ``ChangesGateway/changes()``.
    func changes() -> AsyncStream<Void>
}
