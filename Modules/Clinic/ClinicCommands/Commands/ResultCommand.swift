import ArgumentParser
import ClinicModel
import ClinicProgram

/// `result release --for WHOM RESULT…`.
package struct ResultCommand<App: ClinicApp>: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "result", abstract: "See to results.", subcommands: [ReleaseResultCommand<App>.self])
    }

    package init() {}
}

package struct ReleaseResultCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "release", abstract: "Show results to the patient from now on.",
            discussion: "A report is released with all results that are in it. It cannot be taken back.")
    }

    package static var listing: ListingCommand? { .results }

    @Option(name: .customLong("for"), help: ArgumentHelp("The patient: a name, or an ID.", valueName: "whom"))
    package var patient: String

    @Argument(help: ArgumentHelp("Results as “results” lists them, such as Observation/42.", valueName: "result"))
    package var results: [ResultID]

    @Option(help: ArgumentHelp("What the patient reads with each of them.", valueName: "text"))
    package var comment: String?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        let owner = try await visit.patient(named: patient)
        try await visit.gateways.records.release(results, of: owner, comment: comment)
        let names = results.map(\.reference).joined(separator: " ")
        return NoteAnswer("Released \(names).", facts: ["patient": owner.rawValue, "results": names])
    }
}

extension ResultID: ExpressibleByArgument {
    package init?(argument: String) {
        self.init(reference: argument)
    }
}
