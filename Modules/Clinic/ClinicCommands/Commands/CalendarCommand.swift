import ArgumentParser
import ClinicModel
import ClinicProgram

/// `calendar ID [FILE]`: a visit for another calendar.
package struct CalendarCommand<App: ClinicApp>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "calendar", abstract: "Write an appointment as iCalendar (.ics).",
            discussion: """
                Without a file it is named after the appointment, in this folder; - is stdout. A file that is there is \
                not replaced.
                """)
    }

    package static var listing: ListingCommand? { .appointments }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID
    @Argument(help: "The file to write.", completion: .file(extensions: ["ics"])) package var file: String?
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> FileAnswer {
        let path = try await visit.gateways.appointments.export(id, to: files(visit.clinic.clock))
        return FileAnswer(path: path, isOutput: file == "-")
    }

    private func files(_ clock: ClinicClock) throws -> any CalendarFilesGateway {
        guard let file else { return CalendarFolder.current(clock) }
        return try CalendarOutput(path: file, clock: clock)
    }
}
