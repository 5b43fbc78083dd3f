import ArgumentParser
import ClinicModel
import ClinicProgram

/// A command that works on the clinic and ends.
package protocol ClinicCommand<App>: ParsableCommand, Sendable {
    associatedtype App: ClinicApp

    var clinic: ClinicOptions { get }

    func run(in clinic: OpenClinic) async throws
}

/// A command for somebody who has signed in.
package protocol SignedInCommand: ClinicCommand {
    func run(with gateways: Gateways, in clinic: OpenClinic) async throws
}

extension SignedInCommand {
    package func run(in clinic: OpenClinic) async throws {
        let identified = try await identification(in: clinic).identify()
        let gateways = clinic.gateways(for: identified.session.principal)
        do {
            try await run(with: gateways, in: clinic)
        } catch {
            // What failed first is what to say.
            _ = try? await leave(identified, gateways)
            throw error
        }
        try await leave(identified, gateways)
    }

    private func leave(_ identified: Identification.Identified, _ gateways: Gateways) async throws {
        if identified.isPassing { try await gateways.accounts.signOut(identified.session) }
    }
}

extension ClinicCommand {
    package func identification(in clinic: OpenClinic) -> Identification {
        Identification(program: App.name, role: App.role, clinic: clinic, options: self.clinic)
    }
}
