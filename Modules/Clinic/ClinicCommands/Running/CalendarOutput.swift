import ClinicFHIR
import ClinicModel
import ClinicProgram
import Foundation

/// Writes a visit as iCalendar to where a command was told to.
struct CalendarOutput: CalendarFilesGateway {
    /// The file's path; nil is stdout.
    let path: String?
    let clock: ClinicClock

    func write(_ visit: AppointmentSummary) async throws -> String {
        let calendar = try AppointmentCalendar().calendar(of: visit.appointment, at: clock.now)
        try await OutputPlace(path).write { try $0(calendar.contents) }
        return path ?? "-"
    }
}
