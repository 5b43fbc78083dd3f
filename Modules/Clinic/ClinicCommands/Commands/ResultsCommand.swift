import ArgumentParser
import ClinicModel
import ClinicProgram

/// `results`: what was released to a patient lately, or waits for the practitioner to release it.
package struct ResultsCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "results",
            abstract: App.role == .patient
                ? "List the results that were released to you in the last two weeks."
                : "List the results that wait for you to release them.",
            discussion: "“record” has all results, earlier ones too.")
    }

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> ResultsAnswer {
        ResultsAnswer(
            try await visit.gateways.records.results(access: .opening), namesPatients: App.role == .practitioner)
    }
}
