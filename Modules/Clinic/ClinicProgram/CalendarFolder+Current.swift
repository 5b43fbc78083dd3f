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
}
