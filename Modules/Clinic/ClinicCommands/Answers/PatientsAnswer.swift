import ClinicModel
import ClinicProgram

/// People who were found.
package struct PatientsAnswer: Answer {
    private struct Record: Encodable {
        let id: String
        let name: String
        let identifiers: [String]
        let birthDate: PartialDate?
        let gender: AdministrativeGender?

        init(_ patient: Patient) {
            id = patient.id.rawValue
            name = patient.name
            identifiers = patient.identifiers.map(\.value)
            birthDate = patient.birthDate
            gender = patient.gender
        }
    }

    private enum CodingKeys: CodingKey {
        case patients, similar
    }

    private let found: PatientMatches

    package init(_ found: PatientMatches) {
        self.found = found
    }

    package func lines(width: Int?) -> [String] {
        let none = [("No patients." as Phrase).said]
        let lines = found.patients.isEmpty ? none : table(found.patients).lines(width: width)
        guard !found.similar.isEmpty else { return lines }
        return lines + [("Similar names:" as Phrase).said] + table(found.similar).lines(width: width)
    }

    private func table(_ patients: [Patient]) -> TextTable {
        TextTable(
            [.flexible("Name"), .whole("Born"), .whole("Gender"), .flexible("Number"), .whole("ID")],
            rows: patients.map { patient in
                [
                    patient.name, patient.birthDate?.words.said ?? "", patient.gender?.words.said ?? "",
                    patient.identifiers.first?.value ?? "", patient.id.rawValue,
                ]
            })
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(found.patients.map(Record.init), forKey: .patients)
        try container.encode(found.similar.map(Record.init), forKey: .similar)
    }
}
