import ArgumentParser
import ClinicModel
import ClinicProgram

/// `patients find TEXT`, or `patients TEXT`.
package struct PatientsCommand<App: ClinicApp>: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "patients", abstract: "Look for patients of yours.",
            subcommands: [FindPatientsCommand<App>.self], defaultSubcommand: FindPatientsCommand<App>.self)
    }

    package init() {}
}

package struct FindPatientsCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "find",
            abstract: "Find patients by beginnings of names, an identifier or a birth date.")
    }

    @Argument(help: "What to look for; accents do not matter.") package var text: [String]
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> PatientsAnswer {
        let text = text.joined(separator: " ")
        return PatientsAnswer(
            try await visit.gateways.people.matches(of: text, until: visit.anyToday, in: ProgramLanguage.locale))
    }
}
