import ClinicFHIR
import ClinicModel
import ClinicProgram
import Foundation

/// Writes a record to where a command was told to.
struct RecordOutput: RecordFilesGateway {
    /// The file's path; nil is stdout.
    let path: String?

    func write(_ data: any PersonalDataGateway) async throws -> String {
        // Whether it can be written there is known before anything is given out.
        let place = try OutputPlace(path)
        return try await write(data.export(by: PatientBundle()), to: place)
    }

    func save(_ file: RecordFile) async throws -> String { try await write(file, to: OutputPlace(path)) }

    private func write(_ file: RecordFile, to place: OutputPlace) async throws -> String {
        try await place.write { try $0(file.contents) }
        return path ?? "-"
    }
}
