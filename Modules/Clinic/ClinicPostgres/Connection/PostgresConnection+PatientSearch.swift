import ClinicModel
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

    func patientSearch(of practitioner: String, like words: [SoughtWord], limit: Int) throws -> PatientSearch {
        let alike = words.map { $0.similar.isEmpty ? Self.hasWord : Self.hasWordOrAnother }
        let begins = words.map { _ in Self.beginsSo }.joined(separator: " AND ")
        let beginnings = words.map { [$0.word, $0.word + Self.last] }
        var values: [any BoundValue] = [practitioner]
        for (word, beginning) in zip(words, beginnings) {
            values += beginning + (word.similar.isEmpty ? [] : [Self.list(word.similar)])
        }
        return PatientSearch(
            sql: """
                SELECT \(PatientSearch.columns) FROM practitioner_patient AS theirs
                JOIN patient ON patient.id = theirs.patient_id
                WHERE theirs.practitioner_id = ?\(alike.joined()) AND NOT (\(begins))
                ORDER BY theirs.name, theirs.patient_id LIMIT ?
                """,
            values: values + Array(beginnings.joined()) + [limit])
    }

    /// Words of letters as a list in JSON.
    private static func list(_ words: Set<String>) -> String {
        "[" + words.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }

    private static let hasWordOrAnother = """

            AND theirs.patient_id IN (
                SELECT patient_id FROM patient_word WHERE word >= ? AND word < ?
                UNION ALL
                SELECT known.patient_id FROM json_each(?) AS other JOIN patient_word AS known ON known.word = other.value)
        """

    /// One patient's own words are few.
    private static let beginsSo = """
        EXISTS (
            SELECT 1 FROM patient_word AS own
            WHERE own.patient_id = theirs.patient_id AND own.word >= ? AND own.word < ?)
        """

    private static let hasWord = """

            AND theirs.patient_id IN (SELECT patient_id FROM patient_word WHERE word >= ? AND word < ?)
        """

    /// After every letter in the order of bytes.
    private static let last = "\u{10FFFF}"
}
