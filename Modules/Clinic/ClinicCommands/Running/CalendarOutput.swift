import ClinicFHIR
import ClinicModel
import ClinicProgram
import Foundation

/// Writes a visit as iCalendar to where a command was told to. It replaces no file.
struct CalendarOutput: CalendarFilesGateway {
    private let path: String
    private let place: OutputPlace
    private let clock: ClinicClock

    /// Throws where it cannot be written there, which is known before anything is given out.
    ///
    /// - Parameter path: The file's path; `-` is stdout.
    init(path: String, clock: ClinicClock) throws {
        self.path = path
        self.clock = clock
        place = try OutputPlace(path == "-" ? nil : path, replacing: false)
    }

    func write(_ visit: AppointmentSummary) async throws -> String {
        let calendar = try AppointmentCalendar().calendar(of: visit.appointment, at: clock.now)
        try await place.write { try $0(calendar.contents) }
        return path
    }
}
