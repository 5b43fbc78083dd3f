import ClinicModel
import Foundation

struct PatientSearchMockInteractor: PatientSearchInteractive {
    private static let patients = [
        Patient(
            id: "s1", identifiers: [Identifier(value: "1001")], names: [HumanName(text: "Sam Sample")],
            birthDate: PartialDate("1961-03-04")),
        Patient(id: "s2", names: [HumanName(text: "Toni Sample")]),
    ]

    func fetchPatients(matching text: String, in locale: Locale) async throws -> PatientSearchEntity {
        let matching = Self.patients.filter { text.isEmpty || $0.name.localizedStandardContains(text) }
        let sought = text.soughtWords
        let similar = Self.patients.filter { patient in
            !matching.contains(patient) && sought.allSatisfy { patient.searchWords.contains(where: $0.matches) }
        }
        return PatientSearchEntity(text: text, patients: matching, similar: similar, hasMore: false)
    }
}
