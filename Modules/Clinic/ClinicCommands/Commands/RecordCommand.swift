import ArgumentParser
import ClinicModel
import ClinicProgram

/// `record`: the user's own health record.
package struct RecordCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "record", abstract: "Show your health record.",
            discussion: "Results that are in it are no longer new, as on the screen.")
    }

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> RecordAnswer {
        guard case .patient(let own) = visit.gateways.principal else {
            throw ClinicError.notFound("health record of your own")
        }
        return RecordAnswer(try await visit.gateways.records.record(of: own, access: .opening))
    }
}

/// `record WHOM`: that of a patient of the user's.
package struct RecordOfCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "record", abstract: "Show the health record of a patient of yours.")
    }

    @Argument(help: ArgumentHelp("The patient: a name, or an ID.", valueName: "whom"))
    package var patient: String

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> RecordAnswer {
        let owner = try await visit.patient(named: patient)
        return RecordAnswer(try await visit.gateways.records.record(of: owner, access: .opening))
    }
}
