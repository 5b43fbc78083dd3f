import ClinicModel

/// Checks the references of the clinic’s rows, the rows that follow from others, that nobody has two visits at one
/// time, and that schedules are in zones that there are.
package struct ReferenceCheck {
    /// The most faults of one kind that are told.
    private static let limit = 100

    package let faults: [String]
    /// References that led nowhere when they were imported, which FHIR allows.
    package let absences: [String]

    /// - Parameter search: Selects the ids of patients who are not found by what is searched for.
    package init(of db: any SQLConnection, search: String) throws {
        var faults: [String] = []
        var absences: [String] = []
        for reference in Self.references {
            faults += try reference.broken(db, limit: Self.limit)
            let count = try reference.absentCount(db)
            if count > 0 {
                absences.append(
                    "\(count) of \(reference.owner) to \(reference.target) lead to none, as when they were imported.")
            }
        }
        for sql in Self.contradictions {
            faults += try db.rows("\(sql) LIMIT \(Self.limit)") { $0.text() }
        }
        faults += try db.rows("\(search) LIMIT \(Self.limit)") {
            "Patient/\($0.text()) is not found by what is searched for"
        }
        let zones = try db.rows("SELECT id, time_zone FROM schedule ORDER BY id") { ($0.text(), $0.text()) }
        for (id, zone) in zones where Zone(zone) == nil {
            faults.append("Schedule/\(id) is in the time zone “\(zone)”, which there is not")
        }
        (self.faults, self.absences) = (faults, absences)
    }

    private static let references =
        ownReferences
        + HealthResource.types.flatMap { type in
            [
                Reference(type, "id", to: "Patient", "patient_id", in: type.lowercased()),
                Reference(type, "id", to: "Encounter", "encounter_id", in: type.lowercased()),
            ]
        }

    private static let ownReferences = [
        Reference("Appointment", "id", to: "Slot", "slot_id", in: "appointment"),
        Reference("Appointment", "id", to: "Appointment", "replaces", in: "appointment"),
        Reference(
            "Appointment", "appointment_id", to: "Patient", "substr(actor, 9)", in: "participant",
            where: "actor GLOB 'Patient/*'"),
        Reference(
            "Appointment", "appointment_id", to: "Practitioner", "substr(actor, 14)", in: "participant",
            where: "actor GLOB 'Practitioner/*'"),
        Reference("Encounter", "id", to: "Appointment", "appointment_id", in: "encounter"),
        Reference("Encounter", "id", to: "Patient", "patient_id", in: "encounter"),
        Reference("Encounter", "id", to: "Organization", "organization_id", in: "encounter"),
        Reference("Encounter", "encounter_id", to: "Practitioner", "practitioner_id", in: "encounter_practitioner"),
        Reference("Communication", "id", to: "Appointment", "appointment_id", in: "communication"),
        Reference("Communication", "id", to: "Communication", "in_response_to", in: "communication"),
        Reference("Communication", "id", to: "Patient", "subject_id", in: "communication"),
        Reference(
            "Communication", "id", to: "Patient", "patient_id", in: "communication", where: "patient_id IS NOT NULL"),
        Reference(
            "Communication", "id", to: "Practitioner", "practitioner_id", in: "communication",
            where: "practitioner_id IS NOT NULL"),
        Reference("QuestionnaireResponse", "id", to: "Patient", "patient_id", in: "questionnaireresponse"),
        Reference("QuestionnaireResponse", "id", to: "Appointment", "appointment_id", in: "questionnaireresponse"),
        Reference("Patient", "patient_id", to: "Practitioner", "practitioner_id", in: "general_practitioner"),
        Reference("Schedule", "id", to: "Practitioner", "practitioner_id", in: "schedule"),
        Reference("Slot", "id", to: "Schedule", "schedule_id", in: "slot"),
        Reference("open_day", "CAST(day_number AS TEXT)", to: "Schedule", "schedule_id", in: "open_day"),
        Reference(
            "account", "user_name", to: "Patient", "substr(principal, 9)", in: "account",
            where: "principal GLOB 'Patient/*'"),
        Reference(
            "account", "user_name", to: "Practitioner", "substr(principal, 14)", in: "account",
            where: "principal GLOB 'Practitioner/*'"),
    ]

    private static let imported = [
        "Organization", "Practitioner", "Patient", "Schedule", "Slot", "Appointment", "Encounter",
    ]
    .map { type in
        """
        SELECT '\(type)/' || id || ' was imported and is gone' FROM resource
        WHERE type = '\(type)' AND NOT EXISTS (SELECT 1 FROM \(type.lowercased()) AS own WHERE own.id = resource.id)
        """
    }

    private static let contradictions =
        imported + [
            """
            SELECT 'Appointment/' || id || ' is ' || status || ' and nobody takes part in it' FROM appointment
            WHERE live AND NOT EXISTS (SELECT 1 FROM participant WHERE appointment_id = appointment.id)
                AND NOT EXISTS (SELECT 1 FROM resource WHERE type = 'Appointment' AND resource.id = appointment.id)
            """,
            """
            SELECT DISTINCT 'the participants of Appointment/' || id || ' have another time or state than it has'
            FROM participant CROSS JOIN appointment ON appointment.id = appointment_id
            WHERE appointment_status IS NOT appointment.status
                OR participant.starts IS NOT appointment.starts OR participant.ends IS NOT appointment.ends
            """,
            """
            SELECT 'Patient/' || patient_id || ' is listed with Practitioner/' || practitioner_id || ' without a reason'
            FROM (SELECT patient_id, practitioner_id FROM practitioner_patient EXCEPT \(pairs)) AS listed
            """,
            """
            SELECT 'Patient/' || patient_id || ' is not listed with Practitioner/' || practitioner_id
            FROM (\(pairs) EXCEPT SELECT patient_id, practitioner_id FROM practitioner_patient) AS unlisted
            """,
            """
            SELECT 'Patient/' || patient.id || ' is listed by another name' FROM practitioner_patient
            CROSS JOIN patient ON patient.id = patient_id WHERE practitioner_patient.name <> lower(patient.name)
            """,
            """
            SELECT 'Encounter/' || encounter.id || ' is ' || encounter.status || ' and its appointment entered in error'
            FROM encounter JOIN appointment ON appointment.id = appointment_id
            WHERE appointment.status = 'entered-in-error' AND encounter.status <> 'entered-in-error'
            """,
            """
            SELECT actor || ' has another visit at the time of Appointment/' || appointment_id FROM (
                SELECT actor, appointment_id, starts, max(ends) OVER (
                    PARTITION BY actor ORDER BY starts, appointment_id
                    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS busy_until
                FROM participant
                WHERE appointment_status IN ('pending', 'booked', 'arrived', 'checked-in', 'fulfilled')
                    AND (actor GLOB 'Patient/*' OR actor GLOB 'Practitioner/*' AND NOT EXISTS (
                        SELECT 1 FROM appointment WHERE id = appointment_id AND overbooking_reason IS NOT NULL))) AS agenda
            WHERE starts < busy_until
            """,
        ]

    private static let pairs = "SELECT * FROM (\(PractitionerPatientSchema.pairs)) AS pair"
}

/// One kind of reference: the rows of a table that stand for an owner, and the column that names the target.
private struct Reference {
    let owner: String
    let target: String
    private let id: String
    private let column: String
    private let table: String
    private let condition: String

    init(
        _ owner: String, _ id: String, to target: String, _ column: String, in table: String,
        where condition: String = "TRUE"
    ) {
        (self.owner, self.target, self.id) = (owner, target, id)
        (self.column, self.table, self.condition) = (column, table, condition)
    }

    func broken(_ db: any SQLConnection, limit: Int) throws -> [String] {
        try db.rows(
            """
            SELECT '\(owner)/' || owner || ' refers to \(target)/' || target || ', which is not there'
            FROM (\(dangling)) AS dangling WHERE NOT \(wasAbsent) LIMIT \(limit)
            """
        ) { $0.text() }
    }

    func absentCount(_ db: any SQLConnection) throws -> Int {
        try db.row("SELECT count(*) FROM (\(dangling)) AS dangling WHERE \(wasAbsent)") { Int($0.integer()) } ?? 0
    }

    private var dangling: String {
        """
        SELECT owner, target FROM (
            SELECT \(id) AS owner, \(column) AS target FROM \(table) WHERE \(condition)) AS referring
        WHERE target IS NOT NULL AND NOT EXISTS (SELECT 1 FROM \(target.lowercased()) AS its WHERE its.id = target)
        """
    }

    /// What was imported with this reference, and the target never was.
    private var wasAbsent: String {
        """
        (EXISTS (
            SELECT 1 FROM resource
            WHERE type = '\(owner)' AND id = owner AND instr(json, '\(target)/' || target) > 0)
        AND NOT EXISTS (SELECT 1 FROM resource WHERE type = '\(target)' AND id = target))
        """
    }
}
