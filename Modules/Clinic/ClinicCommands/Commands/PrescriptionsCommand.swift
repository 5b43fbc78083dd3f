import ArgumentParser
import ClinicModel
import ClinicProgram

/// `prescriptions`: the user's own.
package struct PrescriptionsCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "prescriptions", abstract: "List your medication, and the refills that you asked for.")
    }

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> PrescriptionsAnswer {
        guard case .patient(let own) = visit.gateways.principal else {
            throw ClinicError.notFound("medication of your own")
        }
        return PrescriptionsAnswer(try await visit.gateways.prescriptions.prescriptions(of: own, access: .opening))
    }
}

/// `prescriptions WHOM`: those of a patient of the user's.
package struct PrescriptionsOfCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "prescriptions", abstract: "List the medication of a patient of yours.")
    }

    @Argument(help: ArgumentHelp("The patient: a name, or an ID.", valueName: "whom"))
    package var patient: String

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> PrescriptionsAnswer {
        let owner = try await visit.patient(named: patient)
        return PrescriptionsAnswer(try await visit.gateways.prescriptions.prescriptions(of: owner, access: .opening))
    }
}
