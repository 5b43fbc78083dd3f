import ClinicModel
import ClinicStore

extension PostgresConnection {
    /// From the practitioner's patients in the order of their names, or from those who have the words, whichever are
    /// fewer: PostgreSQL knows.
    func patientSearch(of practitioner: String, matching words: [String], limit: Int) throws -> PatientSearch {
        let beginnings = words.map(\.meantBeginnings)
        let begins = beginnings.map { ways in "\n    AND \(Self.inAnyWay(ways) { _ in Self.hasWord })" }
        return PatientSearch(
            sql: """
                SELECT \(PatientSearch.columns) FROM practitioner_patient AS theirs
                JOIN patient ON patient.id = theirs.patient_id
                WHERE theirs.practitioner_id = ?\(begins.joined())
                ORDER BY theirs.name, theirs.patient_id LIMIT ?
                """,
            values: [practitioner] + Self.bounds(beginnings) + [limit])
    }

    func patientSearch(of practitioner: String, like words: [SoughtWord], limit: Int) throws -> PatientSearch {
        let alike = words.map { "\n    AND " + ($0.similar.isEmpty ? Self.hasWord : Self.hasWordOrAnother) }
        let beginnings = words.map(\.word.meantBeginnings)
        let begins = beginnings.map { ways in Self.inAnyWay(ways) { _ in Self.beginsSo } }.joined(separator: " AND ")
        var values: [any BoundValue] = [practitioner]
        for word in words {
            values += [word.word, word.word + Self.last] + (word.similar.isEmpty ? [] : [Self.list(word.similar)])
        }
        return PatientSearch(
            sql: """
                SELECT \(PatientSearch.columns) FROM practitioner_patient AS theirs
                JOIN patient ON patient.id = theirs.patient_id
                WHERE theirs.practitioner_id = ?\(alike.joined()) AND NOT (\(begins))
                ORDER BY theirs.name, theirs.patient_id LIMIT ?
                """,
            values: values + Self.bounds(beginnings) + [limit])
    }

    /// A condition of which one way has to hold in all its parts.
    private static func inAnyWay(_ ways: [[String]], _ condition: (String) -> String) -> String {
        "(" + ways.map { $0.map(condition).joined(separator: " AND ") }.joined(separator: " OR ") + ")"
    }

    /// From where to where words begin so, for each part of each way.
    private static func bounds(_ beginnings: [[[String]]]) -> [any BoundValue] {
        beginnings.joined().joined().flatMap { [$0, $0 + last] }
    }

    /// Words of letters as a list in JSON.
    private static func list(_ words: Set<String>) -> String {
        "[" + words.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }

    private static let hasWordOrAnother = """
        theirs.patient_id IN (
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

    private static let hasWord =
        "theirs.patient_id IN (SELECT patient_id FROM patient_word WHERE word >= ? AND word < ?)"

    /// After every letter in the order of bytes.
    private static let last = "\u{10FFFF}"
}
