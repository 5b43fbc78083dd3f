import ClinicModel
import ClinicProgram

/// A command for somebody who has signed in.
package protocol SignedInCommand: ClinicCommand {
    associatedtype Result: Answer

    var output: OutputOptions { get }

    func answer(_ visit: CommandVisit<App>) async throws -> Result
}

extension SignedInCommand {
    package func run(in clinic: OpenClinic) async throws {
        let identified = try await identification(in: clinic).identify()
        let visit = CommandVisit<App>(
            session: identified.session, gateways: clinic.gateways(for: identified.session), clinic: clinic)
        let answer: Result
        do {
            answer = try await self.answer(visit)
        } catch {
            // What failed first is what to say.
            _ = try? await leave(identified, visit)
            throw error
        }
        // What was done is said, even if leaving fails after it.
        try output.say(answer)
        try await leave(identified, visit)
    }

    private func leave(_ identified: Identification.Identified, _ visit: CommandVisit<App>) async throws {
        if identified.isPassing { try await visit.gateways.accounts.signOut(identified.session) }
    }
}
