import ArgumentParser
import ClinicModel
import ClinicProgram

/// `decline ID --reason TEXT`.
package struct DeclineCommand<App: ClinicApp>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "decline", abstract: "Decline a request; its time is free again.")
    }

    package static var listing: ListingCommand? { .appointments }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID

    @Option(help: ArgumentHelp("Why; the patient reads it.", valueName: "text"))
    package var reason: String?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AppointmentAnswer {
        AppointmentAnswer(try await visit.gateways.appointments.decline(id, text: reason), for: App.role)
    }
}
