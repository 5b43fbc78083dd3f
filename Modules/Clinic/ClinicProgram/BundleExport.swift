import ClinicFHIR
import ClinicModel
import ClinicStore
import Foundation

/// Gives out the clinic or one patient's record as a Bundle. The audit trail says so before anything leaves, unless the
/// database cannot be written.
package struct BundleExport: Sendable {
    private let database: any StoredClinic
    private let patient: Patient.ID?
    private let kind: BundleWriter.Kind

    package init(database: any StoredClinic, patient: Patient.ID? = nil, kind: BundleWriter.Kind = .collection) {
        self.database = database
        self.patient = patient
        self.kind = kind
    }

    /// Writes the Bundle to a file, which appears when it is whole and is nobody else's to read, or to stdout. What is
    /// there and is no file, such as a device or a pipe, stays and is written into; a link is refused.
    package func run(to path: String?) async throws {
        let place = try OutputPlace(path)
        if case .file = place {
            try await place.write { write in try await audit(collect(write)) }
        } else {
            // What has been written into a pipe cannot be taken back: so all of it is there first.
            let spool = try Spool()
            try await audit(collect { try spool.write($0) })
            try await place.write { try spool.read($0) }
        }
    }

    /// Gives out the Bundle, and returns whose records are in it.
    private func collect(_ write: @escaping @Sendable (Data) throws -> Void) async throws -> [Patient.ID] {
        let content = BundleContent(kind, to: write)
        try await database.archive.resources(of: patient) { try content.add($0) }
        if let patient {
            guard content.patients.contains(patient) else {
                throw ProgramError(.noInput, "there is no patient \(patient)", advice: "check the id")
            }
            try await database.archive.transaction { archive in
                try content.addReferred(of: patient) { try archive.resource(type: $0, id: $1) }
            }
        }
        try content.finish()
        return content.patients
    }

    private func audit(_ patients: [Patient.ID]) async throws {
        guard !database.isReadOnly else { return }
        try await database.write { records in
            for patient in patients {
                try records.append(
                    AuditEntry(
                        agent: "administrator", action: .read, entity: patient.reference, patient: patient,
                        detail: "exported"))
            }
        }
    }
}
