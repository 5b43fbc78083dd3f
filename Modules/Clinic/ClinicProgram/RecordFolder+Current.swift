import ClinicFHIR
import ClinicModel
import Foundation

extension RecordFolder {
    /// The folder in which the program was started.
    package static var current: RecordFolder {
        RecordFolder(
            folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath), exporter: PatientBundle())
    }
}
