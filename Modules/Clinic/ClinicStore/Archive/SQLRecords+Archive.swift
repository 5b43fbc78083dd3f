import ClinicModel
import Foundation

extension SQLRecords {
    func resource(type: String, id: String) throws -> StoredResource? {
        try ResourceReader(records: self).resource(type: type, id: id)
    }

    func resources(of patient: Patient.ID, _ body: (StoredResource) throws -> Void) throws {
        try ResourceReader(records: self).forEach(of: patient, body)
    }

    func resourceKeys(_ selection: ResourceSelection) throws -> [ResourceKey] {
        try ResourceKeyReader(db: db).keys(selection)
    }

    func keep(text: Data, ofType type: String, id: String, subject: Patient.ID?) throws {
        try db.run(
            """
            INSERT INTO resource (type, id, subject, json) VALUES (?, ?, ?, ?)
            ON CONFLICT (type, id) DO UPDATE SET subject = excluded.subject, json = excluded.json
            """,
            [type, id, subject?.rawValue, String(decoding: text, as: UTF8.self)])
    }
}
