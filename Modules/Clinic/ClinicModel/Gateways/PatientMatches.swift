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
    package func matches(of text: String, limit: Int = 20) async throws -> PatientMatches {
        let patients = try await patients(matching: text, limit: limit)
        guard patients.count < min(limit, fewMatches), text.soughtWords.contains(where: { !$0.similar.isEmpty }) else {
            return PatientMatches(patients: patients)
        }
        return PatientMatches(patients: patients, similar: try await similarPatients(to: text, limit: limit))
    }
}

/// Who finds so many has not mistyped.
private let fewMatches = 10
