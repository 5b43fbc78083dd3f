import ArgumentParser
import ClinicModel
import ClinicProgram
import SharedScenes

/// `calendar ID [FILE]`: a visit for another calendar.
package struct CalendarCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "calendar", abstract: "Write an appointment as iCalendar (.ics).",
            discussion: "Without a file it is named after the appointment, in this folder; - is stdout.")
    }

    @Argument(help: "The appointment's ID.") package var id: Appointment.ID
    @Argument(help: "The file to write.", completion: .file(extensions: ["ics"])) package var file: String?
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> FileAnswer {
        let clock = visit.clinic.clock
        let output = file.map { CalendarOutput(path: $0 == "-" ? nil : $0, clock: clock) }
        let interactor = AppointmentFactory.interactor(scope: visit.scope(calendarFiles: output))
        return FileAnswer(path: try await interactor.addToCalendar(id), isOutput: file == "-")
    }
}
