import ArgumentParser
import ClinicModel
import ClinicProgram

/// `hold --at TIME`: keeps a time from others until it is booked or given up.
package struct HoldCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "hold", abstract: "Keep a free time from others for some minutes, to book it then.",
            discussion: "A time without a zone is that of the clinic's clocks. Only one time is kept at once.")
    }

    @OptionGroup package var slots: SlotOptions

    @Option(
        help: ArgumentHelp("When it begins, such as 30 Nov 09:20 or 2026-11-30T09:20.", valueName: "time"),
        transform: TypedTime.at)
    package var at: TypedTime

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> HoldAnswer {
        let finder = try await SlotFinder(visit)
        return HoldAnswer(try await visit.gateways.slots.hold(finder.slot(at: at, of: slots).id))
    }
}
