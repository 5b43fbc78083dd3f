import ClinicModel
import ClinicStore
import Foundation

/// One connection, which one thread at a time uses: its calls wait for PostgreSQL.
final class PostgresConnection {
    private struct Prepared {
        let name: String
        let translation: StatementTranslation
    }

    private let pq: LibPQ
    private let handle: LibPQ.Connection
    private var prepared: [String: Prepared] = [:]
    private var cursorCount = 0
    /// Whether something that others look at was changed since this was set back.
    var hasChangedRecords = false
    /// Whether the audit trail got rows since this was set back.
    var hasAudited = false

    /// - Throws: `PostgresError`.
    init(to address: PostgresAddress, _ pq: LibPQ) throws {
        guard let handle = pq.connect(address.connectionString) else {
            throw PostgresError(state: nil, message: "there is no memory left")
        }
        self.pq = pq
        self.handle = handle
        guard pq.status(handle) == 0 else {
            let message = pq.connectionMessage(handle).map { String(cString: $0) } ?? "no reason was given"
            throw PostgresError(connecting: message)
        }
        try execute(Self.settings)
    }

    deinit { pq.finish(handle) }

    /// Each row is found by an index; a scan would also have a serializable transaction depend on all that others
    /// write into the table. Small tables are scanned all the same, at a cost that would have PostgreSQL compile the
    /// statement. A lock that is not given in time is as a database that is busy.
    private static let settings = """
        SET search_path = clinic, public;
        SET client_min_messages = warning;
        SET enable_seqscan = off;
        SET jit = off;
        SET lock_timeout = '5s';
        SET idle_in_transaction_session_timeout = '60s';
        SET bytea_output = 'hex';
        SET standard_conforming_strings = on
        """

    /// The descriptor that can be read when something arrives.
    var socket: Int32 { pq.socket(handle) }

    var isLost: Bool { pq.status(handle) != 0 }

    /// Runs statements without parameters.
    @discardableResult
    func execute(_ sql: String) throws -> PostgresResult {
        try checked(pq.execute(handle, sql))
    }

    /// The first value of the first row.
    func value(_ sql: String) throws -> String? {
        let result = try execute(sql)
        guard result.rowCount > 0 else { return nil }
        return result.text(0, 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// How many notifications have arrived; nil where the connection is lost.
    func takeNotifications() -> Int? {
        guard pq.consumeInput(handle) != 0 else { return nil }
        var count = 0
        while let notification = pq.nextNotification(handle) {
            pq.freeMemory(notification)
            count += 1
        }
        return count
    }

    private func checked(_ result: LibPQ.Result?) throws -> PostgresResult {
        guard let result else {
            throw PostgresError(state: nil, message: "the connection was lost")
        }
        let answer = PostgresResult(result, pq)
        guard let failure = answer.failure else { return answer }
        throw isLost ? PostgresError(state: nil, message: failure.message) : failure
    }

    private func statement(_ sql: String) throws -> Prepared {
        if let known = prepared[sql] { return known }
        let statement = Prepared(name: "s\(prepared.count)", translation: .of(sql))
        _ = try checked(pq.prepare(handle, statement.name, statement.translation.sql, 0, nil))
        prepared[sql] = statement
        return statement
    }

    private func result(of sql: String, _ values: BoundValues) throws -> PostgresResult {
        try result(of: statement(sql), values)
    }

    private func result(of statement: Prepared, _ values: BoundValues) throws -> PostgresResult {
        let texts: [[CChar]?] =
            switch values {
            case .one(let text): [SQLValue.text(text).postgresText]
            case .places(let values): values.map { $0?.postgresText }
            case .names(let values):
                statement.translation.names.map { name in values.value(of: name)?.postgresText }
            }
        return try texts.withPointers { pointers in
            try checked(
                pq.executePrepared(handle, statement.name, Int32(texts.count), pointers, nil, nil, 0))
        }
    }
}

extension PostgresConnection: SQLConnection {
    func begin(_ sql: SQLText, _ values: BoundValues) throws -> Columns {
        Columns(of: try result(of: sql.text, values))
    }

    /// How many rows of a large table are here at one time.
    private static let portion = 500

    func forEachRowInPortions(
        of sql: SQLText, _ values: BoundValues, _ body: (inout Columns) throws -> Void
    ) throws {
        cursorCount += 1
        let cursor = "c\(cursorCount)"
        _ = try result(of: "DECLARE \(cursor) NO SCROLL CURSOR FOR \(sql.text)", values)
        while true {
            let portion = try execute("FETCH \(Self.portion) FROM \(cursor)")
            guard portion.rowCount > 0 else { break }
            var row = Columns(of: portion)
            while try row.next() { try body(&row) }
        }
        try execute("CLOSE \(cursor)")
    }

    @discardableResult
    func run(_ sql: SQLText, _ values: [SQLValue?]) throws -> Int {
        let statement = try statement(sql.text)
        let count = try result(of: statement, .places(values)).changedCount
        if count > 0, statement.translation.changesRecords { hasChangedRecords = true }
        return count
    }

    func noteChange() { hasChangedRecords = true }

    func rule(brokenBy error: any Error) -> String? { (error as? PostgresError)?.brokenRule }

    func gatherStatistics() throws { try execute("ANALYZE") }
}

extension SQLValue {
    /// The value as PostgreSQL reads it, with a NUL at its end.
    fileprivate var postgresText: [CChar] {
        switch self {
        case .text(let text): Self.terminated(text)
        case .integer(let number): Self.terminated(String(number))
        case .flag(let flag): Self.terminated(flag ? "t" : "f")
        case .blob(let data): Self.terminated("\\x" + data.map { String(format: "%02x", $0) }.joined())
        }
    }

    /// PostgreSQL keeps no NUL, which would end the text.
    private static func terminated(_ text: String) -> [CChar] {
        let kept = text.utf8.contains(0) ? text.replacing("\0", with: "\u{FFFD}") : text
        return kept.utf8.map(CChar.init(bitPattern:)) + [0]
    }
}

extension [[CChar]?] {
    fileprivate func withPointers<Result>(
        _ body: (UnsafePointer<LibPQ.Text?>) throws -> Result
    ) rethrows -> Result {
        let lengths = map { $0?.count ?? 0 }
        var bytes: [CChar] = []
        bytes.reserveCapacity(lengths.reduce(1, +))
        for text in self { bytes += text ?? [] }
        return try bytes.withUnsafeBufferPointer { buffer in
            var pointers: [LibPQ.Text?] = []
            var offset = 0
            for (text, length) in zip(self, lengths) {
                pointers.append(text == nil ? nil : buffer.baseAddress.map { $0 + offset })
                offset += length
            }
            pointers.append(nil)
            return try pointers.withUnsafeBufferPointer { try body($0.baseAddress.unsafelyUnwrapped) }
        }
    }
}
