import ClinicFHIR
import ClinicModel
import ClinicProgram
import Foundation

/// Writes a record to where a command was told to. It replaces no file.
struct RecordOutput: RecordFilesGateway {
    private let path: String
    private let place: OutputPlace

    /// Throws where it cannot be written there, which is known before anything is given out.
    ///
    /// - Parameter path: The file's path; `-` is stdout.
    init(path: String) throws {
        self.path = path
        place = try OutputPlace(path == "-" ? nil : path, replacing: false)
    }

    func write(_ data: any PersonalDataGateway) async throws -> String {
        try await save(data.export(by: PatientBundle()))
    }

    func save(_ file: RecordFile) async throws -> String {
        try await place.write { try $0(file.contents) }
        return path
    }
}
