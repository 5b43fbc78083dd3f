import ArgumentParser
import ClinicModel
import ClinicProgram

/// The command of one step, such as `confirm ID`.
package struct StepCommand<App: ClinicApp, Step: AppointmentStep>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: Step.name, abstract: Step.abstract)
    }

    package static var listing: ListingCommand? { .appointments }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AppointmentAnswer {
        AppointmentAnswer(try await visit.gateways.appointments.perform(Step.action, on: id), for: App.role)
    }
}
