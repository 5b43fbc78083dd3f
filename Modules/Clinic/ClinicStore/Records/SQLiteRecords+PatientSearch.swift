import ClinicModel
import GRDB

extension SQLiteRecords {
    /// Up to so many who match are looked at one by one; where more match, one goes by the practitioner's patients.
    private static let fewMatches = 500

    func isPatient(_ patient: Patient.ID, of practitioner: Practitioner.ID) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: """
                SELECT 1 FROM practitioner_patient CROSS JOIN patient ON patient.id = practitioner_patient.patient_id
                WHERE practitioner_patient.patient_id = ? AND practitioner_patient.practitioner_id = ?
                """)
        return try Row.fetchOne(statement, arguments: [patient.rawValue, practitioner.rawValue]) != nil
    }

    func patients(of practitioner: Practitioner.ID, matching words: [String], limit: Int) throws -> [Patient] {
        var arguments: StatementArguments = ["practitioner": practitioner.rawValue, "limit": limit]
        if words.isEmpty { return try patients(Self.byName(""), arguments) }
        let pattern = words.map { "\"\($0)\"*" }.joined(separator: " ")
        _ = arguments.append(contentsOf: ["pattern": pattern])
        return try patients(hasFewMatches(pattern) ? Self.byMatch : Self.byName(Self.isMatch), arguments)
    }

    private func patients(_ sql: String, _ arguments: StatementArguments) throws -> [Patient] {
        try Row.fetchAll(db.cachedStatement(sql: sql), arguments: arguments).map(patient)
    }

    private func hasFewMatches(_ pattern: String) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: """
                SELECT count(*) FROM (SELECT 1 FROM patient_search WHERE patient_search MATCH ? LIMIT ?)
                """)
        let count = try Int.fetchOne(statement, arguments: [pattern, Self.fewMatches]) ?? 0
        return count < Self.fewMatches
    }

    /// From the practitioner's patients in the order of their names, until there are enough.
    private static func byName(_ condition: String) -> String {
        """
        SELECT patient.* FROM practitioner_patient AS theirs
        CROSS JOIN patient ON patient.id = theirs.patient_id
        WHERE theirs.practitioner_id = :practitioner \(condition)
        ORDER BY theirs.name, theirs.patient_id LIMIT :limit
        """
    }

    private static let isMatch = """
        AND patient.number IN (SELECT rowid FROM patient_search WHERE patient_search MATCH :pattern)
        """

    /// From those who match, which are few enough to be sorted.
    private static let byMatch = """
        SELECT patient.* FROM patient_search
        CROSS JOIN patient ON patient.number = patient_search.rowid
        CROSS JOIN practitioner_patient AS theirs
            ON theirs.patient_id = patient.id AND theirs.practitioner_id = :practitioner
        WHERE patient_search MATCH :pattern
        ORDER BY theirs.name, theirs.patient_id LIMIT :limit
        """
}
