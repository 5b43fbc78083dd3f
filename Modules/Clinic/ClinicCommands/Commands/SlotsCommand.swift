import ArgumentParser
import ClinicModel
import ClinicProgram

/// `slots`: the free times.
package struct SlotsCommand<App: ClinicApp, Taken: TakenTimes>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "slots", abstract: "List free times, for two weeks unless you say otherwise.",
            discussion: "Times without a zone are those of the clinic's clocks.")
    }

    @OptionGroup package var slots: SlotOptions

    @Option(
        help: ArgumentHelp("The first day or time, such as 30 Nov, 2026-11-30 or monday.", valueName: "time"),
        transform: TypedTime.day(after: "--from"))
    package var from: TypedTime?

    @Option(
        help: ArgumentHelp(
            "The last day, or the time to stop before, such as 30 Nov or 2026-11-30T12:00.", valueName: "time"),
        transform: TypedTime.day(after: "--to"))
    package var to: TypedTime?

    @Option(help: ArgumentHelp("The part of the day: morning, afternoon or evening.", valueName: "part"))
    package var partOfDay: PartOfDay?

    @Flag(help: "Show the first free time alone, however far ahead it is.")
    package var first = false

    @OptionGroup package var taken: Taken
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func validate() throws {
        guard !first || (to == nil && !taken.areListed) else {
            throw ValidationError(saying: "--first goes with neither --to nor --taken")
        }
    }

    package func answer(_ visit: CommandVisit<App>) async throws -> SlotsAnswer {
        let patient: Patient.ID? = if let name = taken.patient { try await visit.patient(named: name) } else { nil }
        let finder = try await SlotFinder(visit, for: patient)
        let practitioner = try slots.practitioner.map(finder.practitioner)
        let service = try slots.service.map { try finder.service($0, of: practitioner) }
        if first {
            let slot = try await finder.firstSlot(with: practitioner, service: service, from: from, in: partOfDay)
            return SlotsAnswer(slot.map { [$0] } ?? [], openUntil: finder.lastOpenDay(of: practitioner))
        }
        return SlotsAnswer(
            try await finder.slots(
                with: practitioner, service: service, from: from, to: to, in: partOfDay,
                includingTaken: taken.areListed),
            openUntil: finder.lastOpenDay(of: practitioner))
    }
}

extension PartOfDay: ExpressibleByArgument {}
