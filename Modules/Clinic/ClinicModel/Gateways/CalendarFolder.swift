import Foundation

/// Calendar files in a folder of the user's, which only they may read.
package struct CalendarFolder: CalendarFilesGateway {
    private let folder: URL
    private let exporter: any CalendarExporting
    private let clock: ClinicClock
    /// The words of a file's name, before the day.
    private let words: String

    package init(
        folder: URL, exporter: any CalendarExporting, clock: ClinicClock, words: String = "Appointment"
    ) {
        self.words = words
        self.folder = folder
        self.exporter = exporter
        self.clock = clock
    }

    package func write(_ visit: AppointmentSummary) async throws -> String {
        let file = try exporter.calendar(of: visit.appointment, at: clock.now)
        return try folder.add(file.contents, named: visit.calendarFileName(words))
    }
}

extension AppointmentSummary {
    /// The name of its calendar file, which says no more than the file: when it is.
    package func calendarFileName(_ words: String) -> String {
        let day = appointment.start.map { CalendarDate(of: $0, in: zone) }
        return FileName(words, on: day, ending: "ics").text
    }
}
