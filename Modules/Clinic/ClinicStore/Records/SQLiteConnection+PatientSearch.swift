import ClinicModel
import GRDB

extension SQLiteConnection {
    package func patientSearch(
        of practitioner: String, matching words: [String], limit: Int
    ) throws -> PatientSearch {
        let pattern = beginnings(words)
        let isByMatch = try !words.isEmpty && hasFewMatches(pattern)
        let parts = words.flatMap { $0.meantBeginnings.flatMap(\.self) }
        let sought: [any BoundValue] = isByMatch ? [pattern] : parts.map { " " + $0 }
        return PatientSearch(
            sql: isByMatch ? byMatch : byName(words), values: [practitioner] + sought + [limit])
    }

    /// Each word that is like one that was typed is looked up by itself, a few hundred for a name: so this is done once
    /// where few match, and those are given on by their numbers.
    package func patientSearch(
        of practitioner: String, like words: [SoughtWord], limit: Int
    ) throws -> PatientSearch {
        let alike = words.map { word in
            "(" + (["\"\(word.word)\"*"] + word.similar.map { "\"\($0)\"" }).joined(separator: " OR ") + ")"
        }
        let pattern = "(\(alike.joined(separator: " AND "))) NOT (\(beginnings(words.map(\.word))))"
        let numbers = try rows(
            "SELECT rowid FROM patient_search WHERE patient_search MATCH ? LIMIT ?", pattern, fewMatches
        ) { String($0.integer()) }
        guard numbers.count < fewMatches else {
            return PatientSearch(sql: byNameAmongMatches, values: [practitioner, pattern, limit])
        }
        let list = "[\(numbers.joined(separator: ","))]"
        return PatientSearch(sql: byNumber, values: [list, practitioner, limit])
    }

    private func beginnings(_ words: [String]) -> String {
        words.map { word in
            let ways = word.meantBeginnings.map { parts in
                "(" + parts.map { "\"\($0)\"*" }.joined(separator: " AND ") + ")"
            }
            return "(" + ways.joined(separator: " OR ") + ")"
        }.joined(separator: " AND ")
    }

    private func hasFewMatches(_ pattern: String) throws -> Bool {
        let count = try row(
            "SELECT count(*) FROM (SELECT 1 FROM patient_search WHERE patient_search MATCH ? LIMIT ?)", pattern,
            fewMatches
        ) { Int($0.integer()) }
        return count ?? 0 < fewMatches
    }
}

/// Up to so many who match are looked at one by one, some microseconds each; where more match, the practitioner's
/// patients are gone through by name, and so many match are soon found. With fewer, whoever has all of the clinic's
/// patients would have those gone through up to a name at the end of the alphabet.
let fewMatches = 2500

/// From the practitioner's patients in the order of their names, until there are enough. The text that is searched
/// is words with a blank between them.
private func byName(_ words: [String]) -> SQLText {
    let matches = words.map { word in
        let ways = word.meantBeginnings.map { parts in
            parts.map { _ in "instr(' ' || patient.search_text, ?) > 0" }.joined(separator: " AND ")
        }
        return " AND (" + ways.joined(separator: " OR ") + ")"
    }.joined()
    return """
        SELECT \(PatientSearch.columns) FROM practitioner_patient AS theirs
        CROSS JOIN patient ON patient.id = theirs.patient_id
        WHERE theirs.practitioner_id = ?\(matches)
        ORDER BY theirs.name, theirs.patient_id LIMIT ?
        """
}

/// From those who match, which are few enough to be sorted.
private let byMatch: SQLText = """
    SELECT \(PatientSearch.columns) FROM patient_search
    CROSS JOIN patient ON patient.number = patient_search.rowid
    CROSS JOIN practitioner_patient AS theirs
        ON theirs.patient_id = patient.id AND theirs.practitioner_id = ?
    WHERE patient_search MATCH ?
    ORDER BY theirs.name, theirs.patient_id LIMIT ?
    """

/// From those whose numbers are given, likewise.
private let byNumber: SQLText = """
    SELECT \(PatientSearch.columns) FROM json_each(?) AS found
    CROSS JOIN patient ON patient.number = found.value
    CROSS JOIN practitioner_patient AS theirs
        ON theirs.patient_id = patient.id AND theirs.practitioner_id = ?
    ORDER BY theirs.name, theirs.patient_id LIMIT ?
    """

/// From the practitioner's patients in the order of their names, until there are enough of those who match.
private let byNameAmongMatches: SQLText = """
    SELECT \(PatientSearch.columns) FROM practitioner_patient AS theirs
    CROSS JOIN patient ON patient.id = theirs.patient_id
    WHERE theirs.practitioner_id = ?
        AND +patient.number IN (SELECT rowid FROM patient_search WHERE patient_search MATCH ?)
    ORDER BY theirs.name, theirs.patient_id LIMIT ?
    """
