import ArgumentParser
import ClinicModel
import ClinicProgram

/// `reschedule ID --at TIME`.
package struct RescheduleCommand<App: ClinicApp, Taken: TakenTimes>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "reschedule", abstract: "Move an appointment to another time.",
            discussion: """
                A new appointment takes its place, and can be moved again. It stays with the same practitioner and for \
                the same service, unless you say otherwise.
                """)
    }

    package static var listing: ListingCommand? { .appointments }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID

    @Option(
        help: ArgumentHelp("When it is to begin, such as 30 Nov 09:20 or 2026-11-30T09:20.", valueName: "time"),
        transform: TypedTime.at)
    package var at: TypedTime

    @OptionGroup package var slots: SlotOptions
    @OptionGroup package var taken: Taken
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AppointmentAnswer {
        let appointments = visit.gateways.appointments
        let summary = try await appointments.appointment(id, access: .refresh).summary
        if let last = try await appointments.lastSuccessor(of: summary) {
            throw ProgramError.rescheduled(advice: "Reschedule the visit that replaced it: \(last.words).")
        }
        let moved = summary.appointment
        let finder = try await SlotFinder(visit, zone: summary.zone, for: moved.patient, moving: id)
        let practitioner = try (slots.practitioner ?? moved.practitioner?.rawValue).map(finder.practitioner)
        let named = try slots.service.map { try finder.service($0, of: practitioner) }
        let service = named ?? (slots.practitioner == nil ? moved.service.map(ServiceTerm.init) : nil)
        let slot = try await finder.slot(at: at, with: practitioner, service: service, overbooking: taken.areListed)
        return AppointmentAnswer(
            try await visit.gateways.appointments.reschedule(
                id, to: slot.id, overbookingReason: taken.overbookingReason), for: App.role)
    }
}
