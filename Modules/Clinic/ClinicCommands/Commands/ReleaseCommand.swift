import ArgumentParser
import ClinicModel
import ClinicProgram

/// `release --at TIME`: gives up a time that was kept.
package struct ReleaseCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "release", abstract: "Give up a time that hold has kept.",
            discussion: "A time without a zone is that of the clinic's clocks.")
    }

    @OptionGroup package var slots: SlotOptions

    @Option(
        help: ArgumentHelp("When it begins, such as 30 Nov 09:20 or 2026-11-30T09:20.", valueName: "time"),
        transform: TypedTime.at)
    package var at: TypedTime

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        let finder = try await SlotFinder(visit)
        let slot = try await finder.slot(at: at, of: slots)
        try await visit.gateways.slots.release(slot.id)
        return NoteAnswer(
            "\(Moment(slot.slot.start, in: slot.zone)) with \(slot.practitionerName) is free again.",
            facts: ["slot": slot.id.rawValue])
    }
}
