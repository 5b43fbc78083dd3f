import ClinicModel
import Foundation

/// The resources of a clinic in a database.
struct StoredArchive: ResourceArchive {
    let clinic: any StoredClinic

    func transaction<Result: Sendable>(
        _ body: @escaping @Sendable (any ResourceTransaction) throws -> Result
    ) async throws -> Result {
        let run: @Sendable (ClinicTransaction) throws -> Result = { try $0.importing(body) }
        return try await clinic.isReadOnly ? clinic.readTransaction(run) : clinic.writeTransaction(run)
    }

    func resources(
        of patient: Patient.ID?, _ body: @escaping @Sendable (StoredResource) throws -> Void
    ) async throws {
        try await clinic.readTransaction { try $0.forEachResource(of: patient, body) }
    }
}
