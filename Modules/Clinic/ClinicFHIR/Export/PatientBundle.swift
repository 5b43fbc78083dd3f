import ClinicModel
import Foundation
import Synchronization

/// A patient's record as a Bundle in one file, for the patient: without what is not released yet.
package struct PatientBundle: RecordExporting {
    package init() {}

    package func record(of patient: Patient.ID, in records: any ArchiveRecords) throws -> RecordFile {
        let written = Written()
        let content = BundleContent(.collection) { written.append($0) }
        try records.resources(of: patient) { resource in
            if resource.isForPatient { try content.add(resource.forPatient) }
        }
        guard content.patients.contains(patient) else { throw ClinicError.notFound("patient \(patient)") }
        try content.addReferred(of: patient) { type, id in
            try records.resource(type: type, id: id).flatMap { $0.isForPatient ? $0.forPatient : nil }
        }
        try content.finish()
        return RecordFile(name: "record-\(patient).json", contents: written.all)
    }
}

extension StoredResource {
    fileprivate var isForPatient: Bool {
        switch entity {
        case .health(let part): part.isReleased
        case .communication(let message): !message.isPrepared
        default: true
        }
    }
}

/// What has been written so far.
private final class Written: Sendable {
    private let bytes = Mutex(Data())

    var all: Data { bytes.withLock { $0 } }

    func append(_ more: Data) { bytes.withLock { $0.append(more) } }
}
