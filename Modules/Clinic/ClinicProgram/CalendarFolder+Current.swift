import ClinicFHIR
import ClinicModel
import Foundation

extension CalendarFolder {
    /// The folder in which the program was started.
    package static func current(_ clock: ClinicClock) -> CalendarFolder {
        CalendarFolder(
            folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath), exporter: AppointmentCalendar(),
            clock: clock)
    }

    /// The folder in which its user looks for what a program has saved.
    package static func downloads(_ clock: ClinicClock) -> CalendarFolder {
        CalendarFolder(
            folder: URL(fileURLWithPath: DownloadsFolder().path), exporter: AppointmentCalendar(), clock: clock,
            words: ("Appointment" as Phrase).said)
    }
}
