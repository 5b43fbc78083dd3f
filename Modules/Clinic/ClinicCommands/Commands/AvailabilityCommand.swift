import ArgumentParser
import ClinicModel
import ClinicProgram

/// `availability`: when the user can be booked, and what another day would change.
package struct AvailabilityCommand<App: ClinicApp>: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "availability", abstract: "Show or change when you can be booked.",
            discussion: "What would change is said first; --carry-out does it. Visits stay as they are.",
            subcommands: [
                ShowAvailabilityCommand<App>.self, AvailabilityEveryCommand<App>.self, AvailabilityOnCommand<App>.self,
                BlockCommand<App>.self, UnblockCommand<App>.self, AvailabilityPolicyCommand<App>.self,
            ],
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

package struct AvailabilityEveryCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "every", abstract: "Have other hours on a day of each week, or none.")
    }

    package static var listing: ListingCommand? { .availability }

    @Argument(help: ArgumentHelp("The days, such as monday, mon-fri or tue,thu.", valueName: "days"))
    package var days: Weekdays

    @Argument(help: "The hours, such as 08:00-12:00,13:00-15:00; or \"closed\".")
    package var hours: String

    @OptionGroup package var plan: PlanOptions
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AvailabilityEffectAnswer {
        let openings = try [Opening](hours == "closed" ? "" : hours)
        return try await plan.change(visit.gateways.availability) { change in
            for weekday in days.numbers { change.plan.setOpenings(openings, onWeekday: weekday) }
        }
    }
}

package struct AvailabilityOnCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "on", abstract: "Have other hours on one day or on several, or none.")
    }

    package static var listing: ListingCommand? { .availability }

    @Argument(help: ArgumentHelp("The day, such as 2026-12-24 or tomorrow.", valueName: "day")) package var day: String

    @Argument(help: "The hours, such as 08:00-12:00,13:00-15:00; \"closed\", or \"usual\" for those of the week.")
    package var hours: String

    @Option(help: ArgumentHelp("The last day, where there are several, such as 2027-01-03 or 3 Jan.", valueName: "day"))
    package var until: String?

    @OptionGroup package var plan: PlanOptions
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AvailabilityEffectAnswer {
        var days = try await visit.days(day)
        if let until { days = try .days(from: days.lowerBound, until: try await visit.day(until)) }
        let exception = days
        let openings = hours == "usual" ? nil : try [Opening](hours == "closed" ? "" : hours)
        return try await plan.change(visit.gateways.availability) { $0.plan.setException(openings, during: exception) }
    }
}

package struct BlockCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "block", abstract: "Have nothing booked from one time to another.")
    }

    package static var listing: ListingCommand? { .availability }

    @Argument(help: ArgumentHelp("The day or days, such as tomorrow or \"24-31 Dec\".", valueName: "day"))
    package var day: String

    @Argument(help: "The time, such as 13:00-14:30; without it these days as a whole.") package var hours: String?
    @Option(help: ArgumentHelp("Why.", valueName: "text")) package var reason = ""
    @OptionGroup package var plan: PlanOptions
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AvailabilityEffectAnswer {
        let (days, openings) = (try await visit.days(day), try [Opening](hours ?? ""))
        let time = openings.words(during: days)
        return try await plan.change(visit.gateways.availability, saying: "Block: \(time)") { change in
            try change.plan.addBlock(openings, during: days, in: change.shown.zone, reason: reason)
        }
    }
}

package struct UnblockCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "unblock", abstract: "Take a block back.")
    }

    package static var listing: ListingCommand? { .availability }

    @Argument(help: ArgumentHelp("The day or days, such as tomorrow or \"24-31 Dec\".", valueName: "day"))
    package var day: String

    @Argument(help: "The time, as it was blocked; none for days that are blocked as a whole.")
    package var hours: String?

    @OptionGroup package var plan: PlanOptions
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AvailabilityEffectAnswer {
        let (days, openings) = (try await visit.days(day), try [Opening](hours ?? ""))
        let time = openings.words(during: days)
        return try await plan.change(visit.gateways.availability, saying: "No block any more: \(time)") { change in
            try change.plan.removeBlock(openings, during: days, in: change.shown.zone)
        }
    }
}

package struct AvailabilityPolicyCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "policy", abstract: "Change how long visits take, and what is asked of who books one.")
    }

    package static var listing: ListingCommand? { .availability }

    @Option(help: ArgumentHelp("How long a visit takes.", valueName: "minutes")) package var slot: Int?
    @Option(help: ArgumentHelp("How long the pause after it is.", valueName: "minutes")) package var buffer: Int?

    @Flag(inversion: .prefixedNo, help: "Confirm each request, or have it booked at once.")
    package var confirmation: Bool?

    @Option(help: ArgumentHelp("How long before its start a visit is booked at the latest.", valueName: "hours"))
    package var lead: Int?

    @Option(help: ArgumentHelp("How long before its start it is cancelled at the latest.", valueName: "hours"))
    package var cutoff: Int?

    @Option(help: ArgumentHelp("How far ahead visits are booked.", valueName: "days")) package var horizon: Int?
    @OptionGroup package var plan: PlanOptions
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func validate() throws {
        guard [slot, buffer, lead, cutoff, horizon].allSatisfy({ $0 == nil }), confirmation == nil else { return }
        throw ValidationError(saying: "Say what is to change, such as --slot 30.")
    }

    package func answer(_ visit: CommandVisit<App>) async throws -> AvailabilityEffectAnswer {
        try await plan.change(visit.gateways.availability) { change in
            if let slot { change.plan.slotMinutes = slot }
            if let buffer { change.plan.bufferMinutes = buffer }
            if let confirmation { change.policy.needsConfirmation = confirmation }
            if let lead { change.policy.leadTime = Double(lead) * 3600 }
            if let cutoff { change.policy.cancellationCutoff = Double(cutoff) * 3600 }
            if let horizon { change.policy.horizon = Double(horizon) * 86400 }
        }
    }
}
