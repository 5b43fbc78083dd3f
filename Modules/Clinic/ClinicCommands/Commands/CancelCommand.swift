import ArgumentParser
import ClinicModel
import ClinicProgram

/// `cancel ID --reason CODE --text TEXT`, where the words of a code do as well, or `cancel ID --reason TEXT`.
package struct CancelCommand<App: ClinicApp>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "cancel", abstract: "Cancel an appointment; its time is free again.",
            discussion: "The reasons: "
                + reasons.map { "\($0.rawValue) (\($0.words(for: App.role)))" }.joined(separator: ", ") + ".")
    }

    package static var listing: ListingCommand? { .appointments }

    private static var reasons: [CancellationReason] { CancellationReason.offered(to: App.role) }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID

    @Option(
        help: ArgumentHelp("Why: a code of FHIR, or what you would say with --text.", valueName: "code-or-text"),
        completion: .list(reasons.map(\.rawValue)))
    package var reason: String

    @Option(help: ArgumentHelp("What to say of it; both sides read it.", valueName: "text"))
    package var text: String?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func validate() throws {
        guard meant != nil else {
            let reasons = Self.reasons.map { "\($0.rawValue) (\($0.words(for: App.role).said))" }
            throw ValidationError(
                saying: "“\(reason)” is not a reason; choose of \(reasons.joined(separator: ", "))")
        }
    }

    package func answer(_ visit: CommandVisit<App>) async throws -> AppointmentAnswer {
        guard let meant else { throw ClinicError.invalid("“\(reason)” is not a reason for a cancellation.") }
        let appointments = visit.gateways.appointments
        do {
            return AppointmentAnswer(
                try await appointments.cancel(id, reason: meant.reason, text: meant.text), for: App.role)
        } catch let error as ClinicError {
            guard case .invalidTransition = error, let last = try await appointments.lastSuccessor(of: id) else {
                throw error
            }
            throw ProgramError.rescheduled(advice: "Cancel the visit that replaced it: \(last.words).")
        }
    }

    /// The code, and what is said of it: what is no code, nor its words, nor written as one, is said itself. Nil where it
    /// is no reason.
    private var meant: (reason: CancellationReason, text: String?)? {
        let known = CancellationReason.allowed(to: App.role)
        if let code = known.first(where: { $0.rawValue == reason }) ?? known.first(where: isSaid) {
            return (code, text)
        }
        let isLikeCode = CancellationReason(rawValue: reason) != nil || reason.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil
        guard text == nil, !isLikeCode, !reason.allSatisfy(\.isWhitespace) else { return nil }
        return (.other, reason)
    }

    /// Whether the words of a code are typed, in English or in the language of the program.
    private func isSaid(_ code: CancellationReason) -> Bool {
        let words = code.words(for: App.role)
        return [words.description, words.said].contains { $0.searchWords == reason.searchWords }
    }
}
