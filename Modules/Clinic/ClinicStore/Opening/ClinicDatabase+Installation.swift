import Foundation
import GRDB

extension ClinicDatabase {
    /// Has a database made beside `path` and moves it there when it is whole.
    ///
    /// What stands at `path` is left alone, or replaced when nobody else has it open.
    package static func install(
        at path: String, replacing: Bool, _ make: (_ temporary: String) async throws -> Void
    ) async throws {
        let temporary = "\(path).\(UUID().uuidString.prefix(8))"
        defer {
            for suffix in ["", "-wal", "-shm", "-lock"] { unlink(temporary + suffix) }
        }
        try await make(temporary)
        try settle(temporary)
        let lock = try OpeningLock(for: path)
        defer { lock.release() }
        if replacing {
            try settle(path)
            guard rename(temporary, path) == 0 else { throw StoreError(installing: path) }
        } else if link(temporary, path) != 0, errno != EEXIST {
            throw StoreError(installing: path)
        }
    }

    /// Brings a database back from write-ahead logging. That works only if nobody else has it open; it puts all into
    /// the one file, and leaves no log that would be taken for that of the next one.
    private static func settle(_ path: String) throws {
        do {
            let queue = try DatabaseQueue(path: path, configuration: DatabaseOpening.configuration)
            defer { try? queue.close() }
            try queue.writeWithoutTransaction { db in
                let mode = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
                guard mode == "delete" else { throw StoreError.busy(path: path) }
            }
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }
}

extension StoreError {
    fileprivate init(installing path: String) {
        switch errno {
        case ENOSPC, EDQUOT: self = .diskFull(path: path)
        default: self = .cannotCreate(path: path, reason: String(cString: strerror(errno)))
        }
    }
}
