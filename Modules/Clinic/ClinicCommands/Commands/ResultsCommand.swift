import ArgumentParser
import ClinicModel
import ClinicProgram

/// `results`: what is new, or waits to be released.
package struct ResultsCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "results", abstract: "List results that are new, or wait for you.")
    }

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> ResultsAnswer {
        ResultsAnswer(try await visit.gateways.records.results(access: .opening))
    }
}
