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
                db, sql: "SELECT practitioner_id FROM general_practitioner WHERE patient_id = ? ORDER BY 1",
                arguments: [id]
            ).map { Practitioner.ID($0) })
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

    /// Whether a patient, whose row is named `patient`, is the practitioner's, who is given three times.
    private static let isTheirs = """
        (EXISTS (
            SELECT 1 FROM general_practitioner WHERE patient_id = patient.id AND practitioner_id = ?)
        OR EXISTS (
            SELECT 1 FROM participant AS own
            JOIN appointment ON appointment.id = own.appointment_id AND appointment.status <> 'entered-in-error'
            JOIN participant AS other ON other.appointment_id = own.appointment_id
            WHERE own.actor = 'Patient/' || patient.id AND other.actor = 'Practitioner/' || ?)
        OR EXISTS (
            SELECT 1 FROM encounter
            JOIN encounter_practitioner ON encounter_id = encounter.id
            WHERE encounter.patient_id = patient.id AND practitioner_id = ? AND status <> 'entered-in-error'))
        """

    func isPatient(_ patient: Patient.ID, of practitioner: Practitioner.ID) throws -> Bool {
        let own = practitioner.rawValue
        return try Row.fetchOne(
            db, sql: "SELECT 1 FROM patient WHERE id = ? AND \(Self.isTheirs)",
            arguments: [patient.rawValue, own, own, own]) != nil
    }

    func patients(of practitioner: Practitioner.ID, matching words: [String], limit: Int) throws -> [Patient] {
        let own = practitioner.rawValue
        var condition = Self.isTheirs
        var arguments: StatementArguments = [own, own, own]
        if !words.isEmpty {
            condition += " AND number IN (SELECT rowid FROM patient_search WHERE patient_search MATCH ?)"
            arguments += [words.map { "\"\($0)\"*" }.joined(separator: " ")]
        }
        arguments += [limit]
        return try Row.fetchAll(
            db, sql: "SELECT * FROM patient WHERE \(condition) ORDER BY lower(name), id LIMIT ?", arguments: arguments
        ).map(patient)
    }

    func store(_ patient: Patient) throws {
        try db.run(
            sql: """
                INSERT INTO patient (
                    id, active, name, names, identifiers, telecom, gender, birth_date, deceased, search_text)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET
                    active = excluded.active, name = excluded.name, names = excluded.names,
                    identifiers = excluded.identifiers, telecom = excluded.telecom, gender = excluded.gender,
                    birth_date = excluded.birth_date, deceased = excluded.deceased,
                    search_text = excluded.search_text
                """,
            arguments: [
                patient.id.rawValue, patient.active, patient.name, try patient.names.columnText(),
                try patient.identifiers.columnText(), try patient.telecom.columnText(), patient.gender?.rawValue,
                patient.birthDate?.description, patient.deceased, patient.searchWords.joined(separator: " "),
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
        try db.run(
            sql: """
                INSERT INTO practitioner (id, active, name, names, identifiers, telecom, gender)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET
                    active = excluded.active, name = excluded.name, names = excluded.names,
                    identifiers = excluded.identifiers, telecom = excluded.telecom, gender = excluded.gender
                """,
            arguments: [
                practitioner.id.rawValue, practitioner.active, practitioner.name,
                try practitioner.names.columnText(), try practitioner.identifiers.columnText(),
                try practitioner.telecom.columnText(), practitioner.gender?.rawValue,
            ])
    }

    func store(_ organization: Organization) throws {
        try db.run(
            sql: """
                INSERT INTO organization (id, active, name, identifiers) VALUES (?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET
                    active = excluded.active, name = excluded.name, identifiers = excluded.identifiers
                """,
            arguments: [
                organization.id.rawValue, organization.active, organization.name,
                try organization.identifiers.columnText(),
            ])
    }
}
