import ClinicModel

/// A copy of a clinic from one database into another, row by row, with the audit trail and its chain. Who is signed in
/// stays behind.
package struct ClinicCopy {
    let source: any StoredClinic
    let target: any StoredClinic

    package init(from source: any StoredClinic, to target: any StoredClinic) {
        self.source = source
        self.target = target
    }

    /// Copies all rows as they are at one moment, or none. The audit trail, the copy's too, says so before anything
    /// leaves.
    ///
    /// - Parameter progress: Hears how many tables of how many are done.
    /// - Returns: How many rows there were, without the audit trail's.
    /// - Throws: `StoreError.cannotCreate` where the target is not empty.
    package func run(progress: (Int, Int) -> Void = { _, _ in }) async throws -> Int {
        guard try await target.isEmpty() else {
            throw StoreError.cannotCreate(path: target.path, reason: "there is a clinic in it already")
        }
        if !source.isReadOnly {
            try await source.write { [target] records in
                try records.append(
                    AuditEntry(
                        agent: SQLRecords.administrator, action: .read, entity: "Bundle",
                        detail: "copied the whole clinic to \(target.path)"))
            }
        }
        let tables = try CopiedTable.all()
        var count = 0
        try source.readHere { from in
            try target.fillHere { into in
                for (index, table) in tables.enumerated() {
                    progress(index, tables.count)
                    count += try table.copy(from: from, to: into)
                }
                try from.forEachAuditLink { try into.insert($0, hash: $1) }
            }
        }
        return count
    }
}
