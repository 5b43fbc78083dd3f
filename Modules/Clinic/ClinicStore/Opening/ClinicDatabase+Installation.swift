import ClinicModel
import Foundation
import GRDB

extension ClinicDatabase {
    /// Has a clinic made beside `path` and moves it there when it is whole.
    ///
    /// What stands at `path` is left alone, or replaced when nobody else has it open.
    package static func install(
        at path: String, replacing: Bool, clock: ClinicClock, _ make: (ClinicDatabase) async throws -> Void
    ) async throws {
        try DatabaseOpening(path: path, create: true).makeFolder()
        do {
            let place = DatabaseFiles.resolved(path)
            let draft = try FileDraft(for: place)
            defer { draft.discard() }
            let database = try ClinicDatabase(draft: draft, clock: clock)
            try await make(database)
            try database.close()
            try settle(draft.path, named: path)
            let lock = try OpeningLock(for: place)
            defer { lock.release() }
            let isThere = FileIdentity(of: place) != nil
            if isThere, replacing { try settle(place, named: path) }
            if !isThere || replacing { try LogNote.setAsideRemains(at: place) }
            _ = try draft.install(replacing: replacing)
        } catch let failure as FileDraft.Failure {
            throw StoreError(failure)
        }
    }

    /// Brings a database back from write-ahead logging. That works only if nobody else has it open; it puts all into
    /// the one file, and leaves no log that would be taken for that of the next one.
    private static func settle(_ place: String, named path: String) throws {
        do {
            let queue = try DatabaseQueue(path: place, configuration: DatabaseOpening.configuration)
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
