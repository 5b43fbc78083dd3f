import ClinicModel
import Foundation
import GRDB

extension ClinicDatabase {
    /// Whether this clinic was made to be tried out, for a program that is about to begin.
    package var isMarkedAsDemo: Bool {
        get throws {
            do {
                return try readDirectly { try ClinicTransaction(on: $0, clock: clock).isDemo() }
            } catch let error as DatabaseError {
                throw StoreError(error, path: path)
            }
        }
    }

    /// Copies the whole clinic, as it is at one moment, into a new file, which appears when it is whole. The audit trail,
    /// the copy's too, says so before anything leaves.
    package func backup(to target: String) async throws {
        let taken = StoreError.cannotCreate(path: target, reason: "there is such a file already")
        var status = stat()
        guard lstat(target, &status) != 0 else { throw taken }
        try await write { records in
            try records.append(
                AuditEntry(
                    agent: SQLRecords.administrator, action: .read, entity: "Bundle",
                    detail: "copied the whole clinic to \(target)"))
        }
        do {
            let draft = try FileDraft(for: target)
            defer { draft.discard() }
            try await inPlace { try await pool.vacuum(into: draft.path) }
            guard try draft.install(replacing: false) else { throw taken }
        } catch let error as DatabaseError {
            throw StoreError(error, path: target)
        } catch let failure as FileDraft.Failure {
            throw StoreError(failure)
        }
    }
}
