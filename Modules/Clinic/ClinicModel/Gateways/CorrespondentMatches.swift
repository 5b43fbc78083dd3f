import Foundation

/// Those whom one may write to and who match what was looked for.
package struct CorrespondentMatches: Hashable, Sendable {
    /// By name.
    package let people: [Correspondent]
    /// Patients whose names are like it, where few others match; by name.
    package let similar: [Correspondent]

    package init(people: [Correspondent], similar: [Correspondent] = []) {
        self.people = people
        self.similar = similar
    }
}

extension Gateways {
    /// Returns a patient's practitioners by name, and a practitioner's patients by all that patients are found by.
    package func correspondents(
        matching text: String, limit: Int = 20, until today: CalendarDate, in locale: Locale
    ) async throws -> CorrespondentMatches {
        switch principal.role {
        case .patient:
            return CorrespondentMatches(people: try await messages.correspondents(matching: text, limit: limit))
        case .practitioner:
            let found = try await people.matches(of: text, limit: limit, until: today, in: locale)
            return CorrespondentMatches(
                people: found.patients.map(Correspondent.init), similar: found.similar.map(Correspondent.init))
        }
    }
}
