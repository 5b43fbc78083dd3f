import ClinicModel
import Foundation

extension SQLRecords {
    func patient(_ id: Patient.ID) throws -> Patient? {
        try db.row(Self.selectPatient, id.rawValue, make: patient)
    }

    private static let selectPatient = SQLText.kept("SELECT \(patientColumns) FROM patient WHERE id = ?")

    static let patientColumns = Columns.list(
        "id", "active", "identifiers", "names", "telecom", "gender", "birth_date", "deceased", "addresses", "language",
        of: "patient")

    func patient(_ row: inout Columns) throws -> Patient {
        var patient = Patient(
            id: row.id(), active: row.flag(), identifiers: try row.decodedList(), names: try row.decodedList(),
            telecom: try row.decodedList(), gender: row.textIfPresent().flatMap(AdministrativeGender.init),
            birthDate: row.textIfPresent().flatMap { PartialDate($0) }, deceased: row.flag(),
            addresses: try row.decodedList(), language: row.textIfPresent())
        patient.generalPractitioners = try db.rows(Self.generalPractitioners, patient.id.rawValue) { $0.id() }
        return patient
    }

    private static let generalPractitioners = SQLText.kept(
        "SELECT practitioner_id FROM general_practitioner WHERE patient_id = ? ORDER BY 1")

    func practitioner(_ id: Practitioner.ID) throws -> Practitioner? {
        try db.row(Self.selectPractitioner, id.rawValue, make: practitioner)
    }

    private static let selectPractitioner = SQLText.kept(
        "SELECT \(practitionerColumns) FROM practitioner WHERE id = ?")

    static let practitionerColumns = Columns.list(
        "id", "active", "identifiers", "names", "telecom", "gender", of: "practitioner")

    func practitioner(_ row: inout Columns) throws -> Practitioner {
        Practitioner(
            id: row.id(), active: row.flag(), identifiers: try row.decodedList(), names: try row.decodedList(),
            telecom: try row.decodedList(), gender: row.textIfPresent().flatMap(AdministrativeGender.init))
    }

    static let organizationColumns = Columns.list("id", "active", "identifiers", "name", of: "organization")

    func organization(_ row: inout Columns) throws -> Organization {
        Organization(id: row.id(), active: row.flag(), identifiers: try row.decodedList(), name: row.text())
    }

    func name(of principal: Principal) throws -> String {
        try names.name(of: principal.reference) { try storedName(of: principal) }
    }

    func storedName(of principal: Principal?) throws -> String {
        let name: String? =
            switch principal {
            case .patient(let id): try db.row(Self.nameOfPatient, id.rawValue) { $0.text() }
            case .practitioner(let id): try db.row(Self.nameOfPractitioner, id.rawValue) { $0.text() }
            case nil: nil
            }
        return name ?? ""
    }

    private static let nameOfPatient = SQLText.kept("SELECT name FROM patient WHERE id = ?")
    private static let nameOfPractitioner = SQLText.kept("SELECT name FROM practitioner WHERE id = ?")

    func store(_ patient: Patient) throws {
        try db.store(
            in: "patient", id: patient.id.rawValue,
            [
                "active": patient.active, "name": patient.name, "names": try patient.names.columnText(),
                "identifiers": try patient.identifiers.columnText(), "telecom": try patient.telecom.columnText(),
                "gender": patient.gender?.rawValue, "birth_date": patient.birthDate?.description,
                "deceased": patient.deceased, "search_text": patient.searchWords.joined(separator: " "),
                "addresses": try patient.addresses.columnText(), "language": patient.language,
            ])
        try db.run(
            "DELETE FROM general_practitioner WHERE patient_id = ?", [patient.id.rawValue])
        for practitioner in Set(patient.generalPractitioners) {
            try db.run(
                "INSERT INTO general_practitioner VALUES (?, ?)",
                [patient.id.rawValue, practitioner.rawValue])
        }
    }

    func store(_ practitioner: Practitioner) throws {
        try db.store(
            in: "practitioner", id: practitioner.id.rawValue,
            [
                "active": practitioner.active, "name": practitioner.name,
                "names": try practitioner.names.columnText(),
                "identifiers": try practitioner.identifiers.columnText(),
                "telecom": try practitioner.telecom.columnText(), "gender": practitioner.gender?.rawValue,
            ])
    }

    func store(_ organization: Organization) throws {
        try db.store(
            in: "organization", id: organization.id.rawValue,
            [
                "active": organization.active, "name": organization.name,
                "identifiers": try organization.identifiers.columnText(),
            ])
    }
}
