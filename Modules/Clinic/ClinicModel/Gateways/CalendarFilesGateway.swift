/// Visits as files for other calendars.
package protocol CalendarFilesGateway: Sendable {
    /// Writes a visit as iCalendar to where its user will look, and returns the file's path.
    func write(_ visit: AppointmentSummary) async throws -> String
}
