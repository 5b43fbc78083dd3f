import ClinicModel
import Foundation

/// A record as small as can be, where whether it may leave is the question.
package struct PatientName: RecordExporting {
    package init() {}

    package func record(of patient: Patient.ID, in records: any ArchiveRecords) throws -> RecordFile {
        RecordFile(name: "\(patient).txt", contents: Data(patient.rawValue.utf8))
    }
}
