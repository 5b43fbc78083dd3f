import ClinicModel

extension SQLRecords {
    /// Has patients found by their names as version 15 knows them, whom an older version has kept without Latin letters.
    func readNames() throws {
        let isUnread = try db.row("SELECT 1 FROM setting WHERE name = 'names'", make: { _ in true }) != nil
        guard isUnread else { return }
        let others = try db.rows("SELECT id, search_text FROM patient ORDER BY id") {
            (id: $0.text(), words: $0.text())
        }
        .filter { !$0.words.utf8.allSatisfy { $0 < 0x80 } }
        for other in others {
            guard let patient = try patient(Patient.ID(other.id)) else { continue }
            let words = patient.searchWords.joined(separator: " ")
            guard words != other.words else { continue }
            try db.run("UPDATE patient SET search_text = ? WHERE id = ?", [words, other.id])
        }
        try db.run("DELETE FROM setting WHERE name = 'names'")
    }
}
