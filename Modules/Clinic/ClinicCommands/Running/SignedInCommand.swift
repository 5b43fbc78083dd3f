import ClinicModel
import ClinicProgram

/// A command for somebody who has signed in.
package protocol SignedInCommand: ClinicCommand {
    associatedtype Result: Answer

    func answer(_ visit: CommandVisit<App>) async throws -> Result
}

extension SignedInCommand {
    package func run(in clinic: OpenClinic) async throws {
        let session = try await identification(in: clinic).identify()
        let visit = CommandVisit<App>(
            session: session, gateways: clinic.gateways(for: session), clinic: clinic)
        try output.say(try await answer(visit))
    }
}
