import ArgumentParser
import ClinicModel
import ClinicProgram

/// `book --with WHO --at TIME`: for the signed-in user.
package struct BookCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "book", abstract: "Book a visit, or ask for it where it has to be confirmed.",
            discussion: "A time without a zone is that of the clinic's clocks.")
    }

    @OptionGroup package var slots: SlotOptions

    @Option(
        help: ArgumentHelp("When it begins, such as 30 Nov 09:20 or 2026-11-30T09:20.", valueName: "time"),
        transform: TypedTime.at)
    package var at: TypedTime

    @Option(help: ArgumentHelp("What the visit is for.", valueName: "text"))
    package var reason: String?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AppointmentAnswer {
        let finder = try await SlotFinder(visit)
        let practitioner = try slots.practitioner.map(finder.practitioner)
        let service = try slots.service.map { try finder.service($0, of: practitioner) }
        let slot = try await finder.slot(at: at, with: practitioner, service: service, overbooking: false)
        return AppointmentAnswer(
            try await visit.gateways.appointments.book(Booking(slot: slot.id, reason: reason)), for: App.role)
    }
}
