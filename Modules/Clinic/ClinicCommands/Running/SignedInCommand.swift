import ClinicModel
import ClinicProgram

/// A command for somebody who has signed in.
package protocol SignedInCommand: ClinicCommand {
    associatedtype Result: Answer

    /// Where what it takes is listed; nil where that is nowhere.
    static var listing: ListingCommand? { get }

    /// The appointment that it is about; nil where it is about none alone.
    var subject: Appointment.ID? { get }

    /// The same with whole IDs, where it was given beginnings of them.
    func completed(_ visit: CommandVisit<App>) async throws -> Self

    func answer(_ visit: CommandVisit<App>) async throws -> Result
}

extension SignedInCommand {
    package static var listing: ListingCommand? { nil }

    package var subject: Appointment.ID? { nil }

    package func completed(_ visit: CommandVisit<App>) async throws -> Self { self }

    package func run(in clinic: OpenClinic) async throws {
        let session = try await identification(in: clinic).identify()
        let visit = CommandVisit<App>(
            session: session, gateways: clinic.gateways(for: session), clinic: clinic)
        var command = self
        do {
            command = try await completed(visit)
            try output.say(try await command.answer(visit))
        } catch let error as ClinicError {
            guard let advice = command.advice(on: error) else { throw error }
            throw ProgramError(clinic: error, advice: advice)
        }
    }

    /// What to type, where the clinic's own advice is for a screen.
    private func advice(on error: ClinicError) -> Phrase? {
        switch error {
        case .notFound:
            guard let listing = Self.listing else { return "Check what you typed." }
            return "See what there is with “\(App.name) \(listing.words(for: App.role))”."
        case .invalidTransition(.booked, .fulfilled, _):
            return subject.map { "Note first that the patient has arrived, with “\(App.name) arrive \($0)”." }
        case .invalidTransition, .invalidEncounterTransition:
            return subject.map { "See how it is with “\(App.name) appointment \($0)”." }
        default: return nil
        }
    }
}
