import GRDB

extension SQLiteConnection {
    package func patientSearch(
        of practitioner: String, matching words: [String], limit: Int
    ) throws -> PatientSearch {
        let pattern = words.map { "\"\($0)\"*" }.joined(separator: " ")
        let isByMatch = try !words.isEmpty && hasFewMatches(pattern)
        let sought: [any BoundValue] = isByMatch ? [pattern] : words.map { " " + $0 }
        return PatientSearch(
            sql: isByMatch ? byMatch : byName(wordCount: words.count),
            values: [practitioner] + sought + [limit])
    }

    private func hasFewMatches(_ pattern: String) throws -> Bool {
        let count = try row(
            "SELECT count(*) FROM (SELECT 1 FROM patient_search WHERE patient_search MATCH ? LIMIT ?)", pattern,
            fewMatches
        ) { Int($0.integer()) }
        return count ?? 0 < fewMatches
    }
}

/// Up to so many who match are looked at one by one; where more match, the practitioner's
/// patients are gone through by name, and so many match are soon found.
private let fewMatches = 500

/// From the practitioner's patients in the order of their names, until there are enough. The text that is searched
/// is words with a blank between them.
private func byName(wordCount: Int) -> SQLText {
    let matches = (0..<wordCount).map { _ in " AND instr(' ' || patient.search_text, ?) > 0" }.joined()
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
