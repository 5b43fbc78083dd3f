import ClinicFHIR
import ClinicModel
import ClinicStore
import Foundation

/// Gives out the clinic or one patient's record as a Bundle. The audit trail says so before anything leaves.
package struct BundleExport: Sendable {
    private let database: ClinicDatabase
    private let patient: Patient.ID?
    private let kind: BundleWriter.Kind

    package init(database: ClinicDatabase, patient: Patient.ID? = nil, kind: BundleWriter.Kind = .collection) {
        self.database = database
        self.patient = patient
        self.kind = kind
    }

    /// Writes the Bundle to a file, which appears when it is whole and is nobody else's to read, or to stdout. What is
    /// there and is no file, such as a device or a pipe, stays and is written into.
    package func run(to place: String?) async throws {
        let stream = place.flatMap { OutputPlace.isStream($0) ? $0 : nil }
        let file = stream == nil ? place.map(OutputPlace.resolved) : nil
        let folder = file.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path } ?? NSTemporaryDirectory()
        let draft = "\(folder)/.clinic-export-\(UUID().uuidString.prefix(8))"
        defer { unlink(draft) }
        let patients = try await write(to: draft, for: file ?? draft)
        try await audit(patients)
        if let file {
            guard rename(draft, file) == 0 else { throw failure(file) }
        } else if let stream {
            try copy(draft, to: stream)
        } else {
            try copy(draft) { try StandardOutput.write($0) }
        }
    }

    /// Returns whose records are in the file.
    private func write(to draft: String, for file: String) async throws -> [Patient.ID] {
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(file) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let content = BundleContent(kind) { try handle.write(contentsOf: $0) }
        do {
            try await database.archive.resources(of: patient) { try content.add($0) }
            if let patient {
                guard content.patients.contains(patient) else {
                    throw ProgramError(.noInput, "there is no patient \(patient)", advice: "check the id")
                }
                try await database.archive.transaction { try content.addReferred(of: patient, from: $0) }
            }
            try content.finish()
            try handle.synchronize()
            try handle.close()
        } catch let error as CocoaError {
            throw ProgramError(.inputOutput, "\(file) cannot be written", advice: error.localizedDescription)
        }
        return content.patients
    }

    private func audit(_ patients: [Patient.ID]) async throws {
        try await database.write { records in
            for patient in patients {
                try records.append(
                    AuditEntry(
                        agent: "administrator", action: .read, entity: patient.reference, patient: patient,
                        detail: "exported"))
            }
        }
    }

    private func copy(_ draft: String, _ write: (Data) throws -> Void) throws {
        let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: draft))
        while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty { try write(part) }
    }

    private func copy(_ draft: String, to stream: String) throws {
        let descriptor = open(stream, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(stream) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try copy(draft) { try handle.write(contentsOf: $0) }
        } catch let error as CocoaError {
            throw ProgramError(.inputOutput, "\(stream) cannot be written", advice: error.localizedDescription)
        }
    }

    private func failure(_ file: String) -> ProgramError {
        let isFull = errno == ENOSPC || errno == EDQUOT
        return ProgramError(
            isFull ? .inputOutput : .cannotCreate, "\(file) cannot be written: \(String(cString: strerror(errno)))",
            advice: isFull ? "make room and try again" : "choose a folder that you may write")
    }
}
