import ClinicModel
import Foundation

extension SQLRecords {
    func entry<Entry: HealthEntity>(_ id: EntityID<Entry>) throws -> Entry? {
        try db.row(HealthStatements.of(Entry.self).entry, id.rawValue) { try $0.decoded() }
    }

    func entries<Entry: HealthEntity>(_ type: Entry.Type, of patient: Patient.ID) throws -> [Entry] {
        try db.rows(HealthStatements.of(type).entries, patient.rawValue) { try $0.decoded() }
    }

    func forEachEntry<Entry: HealthEntity>(of patient: Patient.ID, _ body: (Entry) throws -> Void) throws {
        try db.forEachRow(of: HealthStatements.of(Entry.self).entries, .one(patient.rawValue)) { row in
            try row.withDecoded(body)
        }
    }

    func forEachAwaiting<Result: ResultEntity>(
        of practitioner: Practitioner.ID, _ body: (SaidResult<Result>) throws -> Void
    ) throws {
        try db.forEachRow(of: HealthStatements.of(Result.self).awaiting, .one(practitioner.rawValue)) { row in
            try row.withDecoded(body)
        }
    }

    func forEachReleased<Result: ResultEntity>(
        to patient: Patient.ID, since: Date, _ body: (SaidResult<Result>) throws -> Void
    ) throws {
        let values: BoundValues = .places([.text(patient.rawValue), .integer(since.milliseconds)])
        try db.forEachRow(of: HealthStatements.of(Result.self).released, values) { row in try row.withDecoded(body) }
    }

    func openRefills(of practitioner: Practitioner.ID) throws -> [MedicationRequest] {
        try db.rows(Self.selectOpenRefills, practitioner.rawValue) { try $0.decoded() }
    }

    func openRefillCount(of practitioner: Practitioner.ID) throws -> Int {
        try db.row(Self.countOpenRefills, practitioner.rawValue) { Int($0.integer()) } ?? 0
    }

    private static let selectOpenRefills = SQLText.kept("SELECT content \(openRefills)")
    private static let countOpenRefills = SQLText.kept("SELECT count(*) \(openRefills)")

    /// No join: for one SQLite 3.40 may make a Bloom filter, which finds nothing by a computed column such as `prior_id`.
    private static let openRefills = """
        FROM medicationrequest
        WHERE patient_id IN (SELECT patient_id FROM practitioner_patient WHERE practitioner_id = ?)
            AND status = 'draft' AND intent = 'proposal' AND requester GLOB 'Patient/?*' AND prior_id IS NOT NULL
        """

    func medicines() throws -> [CodeableConcept] {
        try db.rows(Self.selectMedicines) { try $0.decoded() }
    }

    private static let selectMedicines = SQLText.kept(
        """
        SELECT DISTINCT json_extract(content, '$.medication') AS medicine FROM medicationrequest
        WHERE status <> 'entered-in-error' AND json_extract(content, '$.medication') IS NOT NULL
        """)

    func encounters(of patient: Patient.ID) throws -> [Encounter] {
        try db.rows(Self.encountersOfPatient, patient.rawValue, make: encounter)
    }

    private static let encountersOfPatient = SQLText.kept(
        "SELECT \(encounterColumns) FROM encounter WHERE patient_id = ? ORDER BY starts DESC NULLS LAST")

    func store(_ entry: some HealthEntity) throws {
        try store(entry, of: type(of: entry))
    }

    private func store<Entry: HealthEntity>(_ entry: Entry, of type: Entry.Type) throws {
        var values: NamedValues = [
            "patient_id": entry.patient?.rawValue, "encounter_id": entry.encounter?.rawValue,
            "category": entry.categoryCode, "status": entry.statusCode, "date": entry.date?.beginning.milliseconds,
            "content": try entry.columnText(),
        ]
        if let result = entry as? any ResultEntity {
            values.append("awaits_release", result.awaitsRelease)
            values.append("released", result.released?.milliseconds)
        }
        try db.store(in: HealthStatements.of(Entry.self).table, id: entry.id.rawValue, values)
    }

    /// What an import brings: what has been said here of a result stays said.
    func storeImported(_ resource: HealthResource) throws {
        switch resource {
        case .observation(let result): try store(imported(result))
        case .diagnosticReport(let report): try store(imported(report))
        default: try store(resource.entity)
        }
    }

    private func imported<Result: ResultEntity>(_ result: Result) throws -> Result {
        var result = result
        let known: Result? = try entry(result.id)
        result.released = result.released ?? known?.released
        result.isHistory = known?.isHistory ?? result.isHistory(importedAt: now)
        return result
    }
}

/// What one type of a health record is read by.
private struct HealthStatements {
    let table: String
    let entry: SQLText
    let entries: SQLText
    let awaiting: SQLText
    let released: SQLText

    private init(_ type: String) {
        table = type.lowercased()
        entry = .kept("SELECT content FROM \(table) WHERE id = ?")
        entries = .kept(
            """
            SELECT content FROM \(table) WHERE patient_id = ? AND status <> 'entered-in-error'
            ORDER BY date DESC NULLS LAST
            """)
        awaiting = .kept(
            """
            SELECT content FROM practitioner_patient AS theirs
            CROSS JOIN \(table) AS own ON own.patient_id = theirs.patient_id
            WHERE theirs.practitioner_id = ? AND awaits_release
            """)
        released = .kept("SELECT content FROM \(table) WHERE patient_id = ? AND released >= ? AND released IS NOT NULL")
    }

    private static let all = Dictionary(uniqueKeysWithValues: HealthResource.types.map { ($0, Self($0)) })

    static func of(_ type: any HealthEntity.Type) -> Self {
        guard let statements = all[type.resourceType] else { preconditionFailure("no table of \(type)") }
        return statements
    }
}
