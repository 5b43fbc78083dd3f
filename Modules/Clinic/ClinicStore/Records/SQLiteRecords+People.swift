import ClinicModel
import Foundation
import GRDB

extension SQLiteRecords {
    func patient(_ id: Patient.ID) throws -> Patient? {
        try Row.fetchOne(db, sql: "SELECT * FROM patient WHERE id = ?", arguments: [id.rawValue]).map(patient)
    }

    func patient(_ row: Row) throws -> Patient {
        let id: String = row["id"]
        return Patient(
            id: Patient.ID(id), active: row["active"], identifiers: try row.decoded("identifiers"),
            names: try row.decoded("names"), telecom: try row.decoded("telecom"),
            gender: (row["gender"] as String?).flatMap(AdministrativeGender.init),
            birthDate: (row["birth_date"] as String?).flatMap { PartialDate($0) }, deceased: row["deceased"],
            generalPractitioners: try String.fetchAll(
                db.cachedStatement(
                    sql: "SELECT practitioner_id FROM general_practitioner WHERE patient_id = ? ORDER BY 1"),
                arguments: [id]
            ).map { Practitioner.ID($0) },
            addresses: try row.decoded("addresses"), language: row["language"])
    }

    func practitioner(_ id: Practitioner.ID) throws -> Practitioner? {
        try Row.fetchOne(db, sql: "SELECT * FROM practitioner WHERE id = ?", arguments: [id.rawValue])
            .map(practitioner)
    }

    func practitioner(_ row: Row) throws -> Practitioner {
        Practitioner(
            id: Practitioner.ID(row["id"]), active: row["active"], identifiers: try row.decoded("identifiers"),
            names: try row.decoded("names"), telecom: try row.decoded("telecom"),
            gender: (row["gender"] as String?).flatMap(AdministrativeGender.init))
    }

    func organization(_ row: Row) throws -> Organization {
        Organization(
            id: Organization.ID(row["id"]), active: row["active"], identifiers: try row.decoded("identifiers"),
            name: row["name"])
    }

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
            sql: "DELETE FROM general_practitioner WHERE patient_id = ?", arguments: [patient.id.rawValue])
        for practitioner in Set(patient.generalPractitioners) {
            try db.run(
                sql: "INSERT INTO general_practitioner VALUES (?, ?)",
                arguments: [patient.id.rawValue, practitioner.rawValue])
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
