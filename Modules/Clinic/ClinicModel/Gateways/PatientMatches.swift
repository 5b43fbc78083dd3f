import Foundation

/// Patients who match what was looked for.
package struct PatientMatches: Hashable, Sendable {
    /// Those whose names, identifiers or birth dates begin so, by name.
    package let patients: [Patient]
    /// Those whose names are like it, where few others match; by name.
    package let similar: [Patient]

    package init(patients: [Patient], similar: [Patient] = []) {
        self.patients = patients
        self.similar = similar
    }
}

extension PeopleGateway {
    /// Returns a practitioner's own patients who match, and where they are few those whose names are like the text.
    package func matches(
        of text: String, limit: Int = 20, until today: CalendarDate, in locale: Locale
    ) async throws -> PatientMatches {
        let (patients, areByBirth) = try await found(text, limit: limit, until: today, in: locale)
        guard !areByBirth, patients.count < min(limit, fewMatches),
            text.soughtWords.contains(where: { !$0.similar.isEmpty })
        else { return PatientMatches(patients: patients) }
        return PatientMatches(patients: patients, similar: try await similarPatients(to: text, limit: limit))
    }

    /// Returns those who match, and who were born on the day that the text says in the words of a language, or in the
    /// part of one that it says.
    package func patients(
        matching text: String, limit: Int = 20, until today: CalendarDate, in locale: Locale
    ) async throws -> [Patient] {
        try await found(text, limit: limit, until: today, in: locale).patients
    }

    private func found(
        _ text: String, limit: Int, until today: CalendarDate, in locale: Locale
    ) async throws -> (patients: [Patient], areByBirth: Bool) {
        if let date = CalendarDate(birthDate: text, until: today, in: locale) {
            return (try await patients(matching: date.description, limit: limit), true)
        }
        let named = try await patients(matching: text, limit: limit)
        guard let date = SoughtBirthDate(text, until: today, in: locale) else { return (named, false) }
        // The numbers of a date are those of other dates and of identifiers, too.
        let born = try await patients(matching: date.searchText, limit: limit * othersBeside)
            .filter { date.matches($0.birthDate) }
        return (Array((born + named.filter { !born.contains($0) }).prefix(limit)), !born.isEmpty)
    }
}

/// How many may be found by the numbers of a date for one who was born then.
private let othersBeside = 20

/// Who finds so many has not mistyped.
private let fewMatches = 10
