import ClinicFHIR
import ClinicModel
import Foundation

extension RecordFolder {
    /// The folder in which the program was started.
    package static var current: RecordFolder {
        RecordFolder(
            folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath), exporter: PatientBundle())
    }

    /// The folder in which its user looks for what a program has saved.
    package static func downloads(_ clock: ClinicClock) -> RecordFolder {
        RecordFolder(
            folder: URL(fileURLWithPath: DownloadsFolder().path),
            exporter: PatientBundle(namedBy: clock, words: ("My health record" as Phrase).said))
    }
}
