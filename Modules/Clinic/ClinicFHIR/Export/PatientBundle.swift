import ClinicModel
import Foundation
import Synchronization

/// A patient's record as a Bundle in one file.
package struct PatientBundle: RecordExporting {
    package init() {}

    package func record(of patient: Patient.ID, in records: any ArchiveRecords) throws -> RecordFile {
        let written = Written()
        let content = BundleContent(.collection) { written.append($0) }
        try records.resources(of: patient) { try content.add($0) }
        guard content.patients.contains(patient) else { throw ClinicError.notFound("patient \(patient)") }
        try content.addReferred(of: patient) { try records.resource(type: $0, id: $1) }
        try content.finish()
        return RecordFile(name: "record-\(patient).json", contents: written.all)
    }
}

/// What has been written so far.
private final class Written: Sendable {
    private let bytes = Mutex(Data())

    var all: Data { bytes.withLock { $0 } }

    func append(_ more: Data) { bytes.withLock { $0.append(more) } }
}
