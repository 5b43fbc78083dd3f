import ClinicModel
import Foundation
import Synchronization

/// A patient's record as a Bundle in one file, for the patient: without what is not released yet.
package struct PatientBundle: RecordExporting {
    private let clock: ClinicClock?
    private let words: String

    /// - Parameter clock: when it is written, for a name in words and with the day; nil for the patient's id as the name.
    package init(namedBy clock: ClinicClock? = nil, words: String = "My health record") {
        self.clock = clock
        self.words = words
    }

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
        return RecordFile(name: name(of: patient), contents: written.all)
    }

    private func name(of patient: Patient.ID) -> String {
        guard let clock else { return "record-\(patient).json" }
        return FileName(words, on: CalendarDate(of: clock.now, in: TimeZone.current), ending: "json").text
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
