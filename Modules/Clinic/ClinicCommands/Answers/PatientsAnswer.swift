import ClinicModel
import ClinicProgram

/// People who were found.
package struct PatientsAnswer: Answer {
    private struct Record: Encodable {
        let id: String
        let name: String
        let birthDate: PartialDate?
        let gender: AdministrativeGender?

        init(_ patient: Patient) {
            id = patient.id.rawValue
            name = patient.name
            birthDate = patient.birthDate
            gender = patient.gender
        }
    }

    private enum CodingKeys: CodingKey {
        case patients
    }

    private let patients: [Patient]

    package init(_ patients: [Patient]) {
        self.patients = patients
    }

    package func lines(width: Int?) -> [String] {
        guard !patients.isEmpty else { return [("No patients." as Phrase).said] }
        let table = TextTable(
            [.flexible("Name"), .whole("Born"), .whole("Gender"), .whole("ID")],
            rows: patients.map { patient in
                [
                    patient.name, patient.birthDate?.words.said ?? "", patient.gender?.words.said ?? "",
                    patient.id.rawValue,
                ]
            })
        return table.lines(width: width)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(patients.map(Record.init), forKey: .patients)
    }
}
