import ArgumentParser
import ClinicModel
import ClinicProgram

/// `availability`: when the user can be booked, and what another day would change.
package struct AvailabilityCommand<App: ClinicApp>: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "availability", abstract: "Show or change when you can be booked.",
            subcommands: [ShowAvailabilityCommand<App>.self, AvailabilityOnCommand<App>.self],
            defaultSubcommand: ShowAvailabilityCommand<App>.self)
    }

    package init() {}
}

package struct ShowAvailabilityCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "show", abstract: "Show your plans, and the visits that stand outside.")
    }

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AvailabilityAnswer {
        AvailabilityAnswer(try await visit.gateways.availability.availability())
    }
}

package struct AvailabilityOnCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "on", abstract: "Have other hours on a day, or none.",
            discussion: "It says what that would change; --carry-out does it. Visits stay as they are.")
    }

    @Argument(help: ArgumentHelp("The day, such as 2026-12-24.", valueName: "day")) package var day: TimeText

    @Argument(help: "The hours, such as 08:00-12:00,13:00-15:00; \"closed\", or \"usual\" for those of the week.")
    package var hours: String

    @Option(help: ArgumentHelp("The schedule, where there are several.", valueName: "id"))
    package var schedule: Schedule.ID?

    @Flag(help: "Change the plan.") package var carryOut = false
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AvailabilityEffectAnswer {
        guard case .day(let date) = day else {
            throw ProgramError(.usage, "a day is needed", advice: "write it such as 2026-12-24")
        }
        let gateway = visit.gateways.availability
        let known = try await gateway.availability()
        guard let shown = known.first(where: { schedule == nil || $0.id == schedule }),
            schedule != nil || known.count == 1
        else {
            throw ProgramError(
                .usage, "it is not said which schedule",
                advice: "choose one with --schedule: \(known.map(\.id.rawValue).joined(separator: ", "))")
        }
        var change = AvailabilityChange(of: shown.schedule)
        let openings = hours == "usual" ? nil : try [Opening](hours == "closed" ? "" : hours)
        change.plan.setException(openings, on: date)
        let effect = try await carryOut ? gateway.carryOut(change) : gateway.effect(of: change)
        return AvailabilityEffectAnswer(effect, isDone: carryOut)
    }
}
