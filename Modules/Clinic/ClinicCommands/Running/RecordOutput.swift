import ClinicFHIR
import ClinicModel
import ClinicProgram
import Foundation

/// Writes a record to where a command was told to.
struct RecordOutput: RecordFilesGateway {
    /// The file's path; nil is stdout.
    let path: String?

    func write(_ data: any PersonalDataGateway) async throws -> String {
        let place = try OutputPlace(path)
        let record = try await data.export(by: PatientBundle())
        try await place.write { try $0(record.contents) }
        return path ?? "-"
    }
}
