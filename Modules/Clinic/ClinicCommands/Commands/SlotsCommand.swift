import ArgumentParser
import ClinicModel
import ClinicProgram

/// `slots`: the free times.
package struct SlotsCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "slots", abstract: "List free times, for two weeks unless you say otherwise.",
            discussion: "Times without a zone are those of the clinic's clocks.")
    }

    @OptionGroup package var slots: SlotOptions

    @Option(help: ArgumentHelp("The first day or time.", valueName: "time"))
    package var from: TimeText?

    @Option(help: ArgumentHelp("The last day, or the time to stop before.", valueName: "time"))
    package var to: TimeText?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> SlotsAnswer {
        let finder = try await SlotFinder(visit.timeSlots)
        let practitioner = try slots.practitioner.map(finder.practitioner)
        let service = try slots.service.map { try finder.service($0, of: practitioner) }
        return SlotsAnswer(
            try await finder.slots(with: practitioner, service: service, from: from, to: to))
    }
}
