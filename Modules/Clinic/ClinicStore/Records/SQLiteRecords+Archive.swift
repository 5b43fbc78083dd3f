import ClinicModel
import GRDB

extension SQLiteRecords {
    func resource(type: String, id: String) throws -> StoredResource? {
        try ResourceReader(records: self).resource(type: type, id: id)
    }

    func resources(of patient: Patient.ID, _ body: (StoredResource) throws -> Void) throws {
        try ResourceReader(records: self).forEach(of: patient, body)
    }
}
