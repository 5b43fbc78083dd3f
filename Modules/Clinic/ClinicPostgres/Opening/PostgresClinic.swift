import ClinicModel
import ClinicStore
import Foundation

/// A clinic in a PostgreSQL database, which any number of servers may have open.
package final class PostgresClinic: Sendable {
    package let path: String
    package let clock: ClinicClock
    package let isMarkedAsDemo: Bool
    package let hasher: Argon2
    let pool: ConnectionPool
    let listener: ChangeListener
    let linker: AuditLinker

    /// Opens the clinic at an address and brings it up to date; makes it first, in a database without one, where `create`
    /// says so.
    ///
    /// - Parameter connections: How many transactions run at one time.
    /// - Throws: a `StoreError` that says what is wrong.
    package static func open(
        _ address: PostgresAddress, create: Bool = false, clock: ClinicClock = .system,
        passwordCost: Argon2.Cost = .interactive, connections: Int = 8
    ) throws -> PostgresClinic {
        let isDemo = try connecting(to: address) { connection in
            try SchemaUpdate(connection: connection, path: address.description).run(create: create)
            return try ClinicTransaction(on: connection, clock: clock).isDemo()
        }
        return try PostgresClinic(
            address, libpq(for: address), clock: clock, isDemo: isDemo, hasher: Argon2(cost: passwordCost),
            connections: connections)
    }

    private init(
        _ address: PostgresAddress, _ pq: LibPQ, clock: ClinicClock, isDemo: Bool, hasher: Argon2, connections: Int
    ) {
        path = address.description
        self.clock = clock
        isMarkedAsDemo = isDemo
        self.hasher = hasher
        pool = ConnectionPool(to: address, pq, size: connections)
        listener = ChangeListener(to: address, pq)
        linker = AuditLinker(lane: ConnectionLane(to: address, pq))
    }

    deinit { listener.stop() }

    /// Removes a clinic from its database, with everything in it.
    package static func remove(_ address: PostgresAddress) throws {
        try connecting(to: address) { try $0.execute("DROP SCHEMA IF EXISTS clinic CASCADE") }
    }

    @discardableResult
    private static func connecting<Result>(
        to address: PostgresAddress, _ body: (PostgresConnection) throws -> Result
    ) throws -> Result {
        do {
            return try body(PostgresConnection(to: address, libpq(for: address)))
        } catch let error as PostgresError {
            throw StoreError(error, at: address.description)
        }
    }

    private static func libpq(for address: PostgresAddress) throws -> LibPQ {
        guard let pq = LibPQ.loaded else {
            throw StoreError.unreachable(
                path: address.description, reason: "libpq, which it is reached by, is not installed: \(LibPQ.package)")
        }
        return pq
    }

    /// Gives the last rows of the audit trail their links, and lets go of the connections.
    package func close() throws {
        listener.stop()
        do {
            try linker.close()
        } catch let error as PostgresError {
            throw ClinicError(error)
        }
        pool.disconnect()
    }
}

extension PostgresClinic: StoredClinic {
    package var isReadOnly: Bool { false }

    package func read<Result: Sendable>(
        _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result {
        try await readTransaction { try body($0.records) }
    }

    package func write<Result: Sendable>(
        beforeWaiting check: RecordCheck?, _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result {
        // Whoever only reads meets nobody, and makes nobody begin again.
        if let check { try await read(check) }
        return try await writeTransaction { try body($0.records) }
    }

    package func readTransaction<Result: Sendable>(
        _ body: @escaping @Sendable (ClinicTransaction) throws -> Result
    ) async throws -> Result {
        try Task.checkCancellation()
        let result = try await translating {
            try await pool.run { [clock] lane in
                try TransactionRunner(on: lane).read { try body(ClinicTransaction(on: $0, clock: clock)) }
            }
        }
        try Task.checkCancellation()
        return result
    }

    package func writeTransaction<Result: Sendable>(
        _ body: @escaping @Sendable (ClinicTransaction) throws -> Result
    ) async throws -> Result {
        let (result, hasAudited) = try await translating {
            try await pool.run { [clock, listener] lane in
                let result = try TransactionRunner(on: lane).write { connection in
                    let result = try body(ClinicTransaction(on: connection, clock: clock))
                    return (result, connection.hasChangedRecords, connection.hasAudited)
                }
                if result.1 { listener.tell(by: lane) }
                return (result.0, result.2)
            }
        }
        if hasAudited { linker.wake() }
        return result
    }

    package func changes() -> AsyncStream<Void> { listener.changes() }

    func translating<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch let error as PostgresError {
            throw ClinicError(error)
        }
    }

    package func verifyAudit() async throws -> AuditVerification {
        try await translating {
            try await pool.run { lane in
                try AuditLinker.linkAll(on: lane)
                return try TransactionRunner(on: lane).read { try AuditVerification(of: $0) }
            }
        }
    }
}
