import ArgumentParser
import ClinicModel
import ClinicProgram

/// `book --for WHOM --at TIME`: for a patient of the signed-in user.
package struct BookForCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "book", abstract: "Book a visit for a patient of yours.",
            discussion: "A time without a zone is that of the clinic's clocks.")
    }

    @Option(name: .customLong("for"), help: ArgumentHelp("The patient: a name, or an ID.", valueName: "whom"))
    package var patient: String

    @Option(
        help: ArgumentHelp("When it begins, such as 30 Nov 09:20 or 2026-11-30T09:20.", valueName: "time"),
        transform: TypedTime.at)
    package var at: TypedTime

    @Option(help: "The service, in its words or its code.")
    package var service: String?

    @Option(help: ArgumentHelp("What the visit is for.", valueName: "text"))
    package var reason: String?

    @Option(help: ArgumentHelp("Why to book a time that is taken.", valueName: "reason"))
    package var overbook: String?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AppointmentAnswer {
        let person = try await person(visit)
        let finder = try await SlotFinder(visit, for: person.id)
        let service = try service.map { try finder.service($0, of: nil) }
        let slot = try await finder.slot(at: at, with: nil, service: service, overbooking: overbook != nil)
        return AppointmentAnswer(
            try await visit.gateways.appointments.book(
                Booking(slot: slot.id, patient: person.id, reason: reason, overbookingReason: overbook)), for: App.role)
    }

    /// The patient, whose record is opened.
    private func person(_ visit: CommandVisit<App>) async throws -> Patient {
        try await visit.gateways.people.patient(visit.patient(named: patient), access: .opening)
    }
}
