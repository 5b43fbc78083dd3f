import ClinicStore

extension PostgresConnection {
    /// From the practitioner's patients in the order of their names, or from those who have the words, whichever are
    /// fewer: PostgreSQL knows.
    func patientSearch(of practitioner: String, matching words: [String], limit: Int) throws -> PatientSearch {
        PatientSearch(
            sql: """
                SELECT \(PatientSearch.columns) FROM practitioner_patient AS theirs
                JOIN patient ON patient.id = theirs.patient_id
                WHERE theirs.practitioner_id = ?\(words.map { _ in Self.hasWord }.joined())
                ORDER BY theirs.name, theirs.patient_id LIMIT ?
                """,
            values: [practitioner] + words.flatMap { [$0, $0 + Self.last] } + [limit])
    }

    private static let hasWord = """

            AND theirs.patient_id IN (SELECT patient_id FROM patient_word WHERE word >= ? AND word < ?)
        """

    /// After every letter in the order of bytes.
    private static let last = "\u{10FFFF}"
}
