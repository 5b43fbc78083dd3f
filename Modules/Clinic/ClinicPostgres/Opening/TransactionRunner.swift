import ClinicModel
import ClinicStore
import Foundation

/// Runs transactions on a lane until they are done, or until nobody should wait any longer.
///
/// A change is serializable: it has the outcome that it would have had alone, as the gateways' rules, which read before
/// they write, take for granted. Where it meets another, PostgreSQL ends one of the two, and that one is run again.
/// From the second time on it stands in a line with the others that have lost, so that not all of them meet again.
struct TransactionRunner {
    /// As long as SQLite waits for another program.
    static let patience: TimeInterval = 5

    /// The advisory lock of those that have met another.
    private static let line = 0x4341_4401

    let lane: ConnectionLane
    private let deadline = Date(timeIntervalSinceNow: Self.patience)

    init(on lane: ConnectionLane) { self.lane = lane }

    /// Reads at one moment.
    func read<Result>(_ body: (PostgresConnection) throws -> Result) throws -> Result {
        try repeating { _ in
            let connection = try lane.connection()
            try connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            return try ending(connection) { try body(connection) }
        }
    }

    /// Does all of `body` or nothing of it. Where the connection is lost while it is confirmed, PostgreSQL is asked what
    /// became of it.
    ///
    /// - Throws: `ClinicError.unreachable` with `mayBeDone` where that cannot be known.
    func write<Result>(_ body: (PostgresConnection) throws -> Result) throws -> Result {
        try repeating { attempt in
            let connection = try lane.connection()
            if attempt > 1 { try connection.execute("SELECT pg_advisory_lock(\(Self.line))") }
            defer { if attempt > 1 { leaveLine(connection) } }
            connection.hasChangedRecords = false
            connection.hasAudited = false
            let number = try connection.value(
                """
                BEGIN ISOLATION LEVEL SERIALIZABLE;
                SELECT pg_current_xact_id() || ' ' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)
                """)
            var result: Result?
            do {
                try ending(connection) { result = try body(connection) }
            } catch is LostConfirmation {
                guard let number, try wasCommitted(number) else { throw PostgresError.lost }
            }
            guard let result else { throw PostgresError.lost }
            return result
        }
    }

    /// Confirms what `body` has done, or takes it back.
    private func ending<Result>(_ connection: PostgresConnection, _ body: () throws -> Result) throws -> Result {
        let result: Result
        do {
            result = try body()
        } catch {
            if connection.isLost || (try? connection.execute("ROLLBACK")) == nil { lane.disconnect() }
            throw error
        }
        do {
            let answer = try connection.execute("COMMIT")
            // A transaction that has failed is taken back without an error.
            guard answer.command == "COMMIT" else {
                throw PostgresError(state: "25P02", message: "the transaction had failed")
            }
            return result
        } catch let error as PostgresError where connection.isLost {
            lane.disconnect()
            throw LostConfirmation(error: error)
        }
    }

    private func leaveLine(_ connection: PostgresConnection) {
        // The lock of a connection that is lost goes with it.
        if !connection.isLost, (try? connection.execute("SELECT pg_advisory_unlock(\(Self.line))")) == nil {
            lane.disconnect()
        }
    }

    /// Whether a transaction whose answer was lost is in the database: its number and the history that it was in.
    ///
    /// A replica that has taken the place of the server goes on in a history of its own, in which the number may be that
    /// of another.
    private func wasCommitted(_ number: String) throws -> Bool {
        let parts = number.split(separator: " ")
        let unknown = ClinicError(PostgresError.lost, mayBeDone: true)
        while Date() < deadline {
            do {
                let status = try lane.connection().value(
                    """
                    SELECT CASE WHEN substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) = '\(parts[1])'
                    THEN pg_xact_status('\(parts[0])'::xid8) ELSE 'unknown' END
                    """)
                switch status {
                case "committed": return true
                case "aborted": return false
                case "in progress": break
                default: throw unknown
                }
            } catch let error as PostgresError where error.isConnectionLost {
                lane.disconnect()
            }
            Thread.sleep(forTimeInterval: 0.1)
        }
        throw unknown
    }

    private func repeating<Result>(_ body: (_ attempt: Int) throws -> Result) throws -> Result {
        var attempt = 0
        var collisions = 0
        while true {
            attempt += 1
            do {
                return try body(attempt)
            } catch let error as LostConfirmation {
                // Nothing was to be confirmed of what was only read.
                guard Date() < deadline else { throw error.error }
            } catch let error as PostgresError {
                if error.isConnectionLost { lane.disconnect() }
                if error.mayBeCollision { collisions += 1 }
                guard
                    error.isConnectionLost || error.isCollision || error.mayBeCollision && collisions < 3,
                    Date() < deadline
                else { throw error }
            }
            Thread.sleep(forTimeInterval: .random(in: 0.001...0.01) * Double(min(attempt, 20)))
        }
    }
}

/// The connection was lost while a transaction was confirmed.
private struct LostConfirmation: Error {
    let error: PostgresError
}
