import ArgumentParser
import ClinicModel
import ClinicProgram

/// `cancel ID --reason CODE --text TEXT`.
package struct CancelCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "cancel", abstract: "Cancel an appointment; its time is free again.",
            discussion: "The reasons: "
                + reasons.map { "\($0.rawValue) (\($0.words(for: App.role)))" }.joined(separator: ", ") + ".")
    }

    package static var listing: ListingCommand? { .appointments }

    private static var reasons: [CancellationReason] { CancellationReason.offered(to: App.role) }

    @Argument(help: "The appointment's ID.") package var id: Appointment.ID

    @Option(
        help: ArgumentHelp("Why, in a code of FHIR.", valueName: "code"),
        completion: .list(reasons.map(\.rawValue)))
    package var reason: String

    @Option(help: ArgumentHelp("What to say of it; both sides read it.", valueName: "text"))
    package var text: String?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func validate() throws {
        guard CancellationReason.allowed(to: App.role).contains(where: { $0.rawValue == reason }) else {
            throw ValidationError(
                saying: "“\(reason)” is not a reason; choose of \(Self.reasons.map(\.rawValue).joined(separator: ", "))"
            )
        }
    }

    package func answer(_ visit: CommandVisit<App>) async throws -> AppointmentAnswer {
        guard let reason = CancellationReason(rawValue: reason) else {
            throw ClinicError.invalid("“\(reason)” is not a reason for a cancellation.")
        }
        let cancelled = try await visit.gateways.appointments.cancel(id, reason: reason, text: text)
        return AppointmentAnswer(cancelled, for: App.role)
    }
}
