import ArgumentParser
import ClinicModel
import ClinicProgram

/// `appointment ID`: one appointment, and what can be done with it.
package struct AppointmentCommand<App: ClinicApp>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "appointment", abstract: "Show an appointment.")
    }

    package static var listing: ListingCommand? { .appointments }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AppointmentAnswer {
        AppointmentAnswer(
            try await visit.gateways.appointments.appointment(id, access: .opening), for: App.role,
            at: visit.clinic.clock.now)
    }
}
