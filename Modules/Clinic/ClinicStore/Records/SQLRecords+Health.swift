import ClinicModel
import Foundation

extension SQLRecords {
    func entry<Entry: HealthEntity>(_ id: EntityID<Entry>) throws -> Entry? {
        try db.row("SELECT content FROM \(Entry.table) WHERE id = ?", id.rawValue) { try $0.decoded() }
    }

    func entries<Entry: HealthEntity>(_ type: Entry.Type, of patient: Patient.ID) throws -> [Entry] {
        try db.rows(
            """
            SELECT content FROM \(Entry.table) WHERE patient_id = ? AND status <> 'entered-in-error'
            ORDER BY date DESC NULLS LAST
            """, patient.rawValue
        ) { try $0.decoded() }
    }

    func awaiting<Result: ResultEntity>(
        _ type: Result.Type, of practitioner: Practitioner.ID
    ) throws -> [Result] {
        try db.rows(
            """
            SELECT content FROM practitioner_patient AS theirs
            CROSS JOIN \(Result.table) AS own ON own.patient_id = theirs.patient_id
            WHERE theirs.practitioner_id = ? AND awaits_release
            """, practitioner.rawValue
        ) { try $0.decoded() }
    }

    func released<Result: ResultEntity>(
        _ type: Result.Type, to patient: Patient.ID, since: Date
    ) throws -> [Result] {
        try db.rows(
            "SELECT content FROM \(Result.table) WHERE patient_id = ? AND released >= ? AND released IS NOT NULL",
            patient.rawValue, since.milliseconds
        ) { try $0.decoded() }
    }

    func openRefills(of practitioner: Practitioner.ID) throws -> [MedicationRequest] {
        try db.rows("SELECT content \(Self.openRefills)", practitioner.rawValue) { try $0.decoded() }
    }

    func openRefillCount(of practitioner: Practitioner.ID) throws -> Int {
        try db.row("SELECT count(*) \(Self.openRefills)", practitioner.rawValue) { Int($0.integer()) } ?? 0
    }

    /// No join: for one SQLite 3.40 may make a Bloom filter, which finds nothing by a computed column such as `prior_id`.
    private static let openRefills = """
        FROM medicationrequest
        WHERE patient_id IN (SELECT patient_id FROM practitioner_patient WHERE practitioner_id = ?)
            AND status = 'draft' AND intent = 'proposal' AND requester GLOB 'Patient/?*' AND prior_id IS NOT NULL
        """

    func encounters(of patient: Patient.ID) throws -> [Encounter] {
        try db.rows(
            "SELECT \(Self.encounterColumns) FROM encounter WHERE patient_id = ? ORDER BY starts DESC NULLS LAST",
            patient.rawValue, make: encounter)
    }

    func store(_ entry: some HealthEntity) throws {
        try store(entry, of: type(of: entry))
    }

    private func store<Entry: HealthEntity>(_ entry: Entry, of type: Entry.Type) throws {
        var values: [(String, (any BoundValue)?)] = [
            ("patient_id", entry.patient?.rawValue), ("encounter_id", entry.encounter?.rawValue),
            ("category", entry.categoryCode), ("status", entry.statusCode), ("date", entry.date?.milliseconds),
            ("content", try entry.columnText()),
        ]
        if let result = entry as? any ResultEntity {
            values += [("awaits_release", result.awaitsRelease), ("released", result.released?.milliseconds)]
        }
        try db.store(in: Entry.table, id: entry.id.rawValue, values)
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

extension HealthEntity {
    /// The table of the type.
    static var table: String { resourceType.lowercased() }
}
