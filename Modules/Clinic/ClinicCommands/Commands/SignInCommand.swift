import ArgumentParser
import ClinicModel
import ClinicProgram

/// `sign-in`: begins a session that the commands after it go on with.
package struct SignInCommand<App: ClinicApp>: ClinicCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "sign-in", abstract: "Sign in for the commands that follow, until sign-out.",
            discussion: "The session is kept in a file that is yours alone. It holds no password, and it expires.")
    }

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func run(in clinic: OpenClinic) async throws {
        let identification = identification(in: clinic)
        let session = try await identification.begin()
        if let before = identification.file.read(for: nil, now: clinic.clock.systemNow) {
            try await clinic.end(before, role: App.role)
        }
        try identification.file.write(session)
        clinic.keep(session)
        // One is signed in by now, whatever becomes of the question.
        let zone = (try? await clinic.gateways(for: session).people.practitioners().zone) ?? .current
        let expires = Moment(clinic.clock.clinicTime(of: session.expires), in: zone)
        try output.say(
            NoteAnswer(
                "Signed in as \(session.name) (\(session.userName)), until \(expires).",
                facts: ["user": session.userName, "name": session.name]))
    }
}

extension OpenClinic {
    /// Ends a kept session, unless it has ended already.
    func end(_ kept: SessionFile.Contents, role: Principal.Role) async throws {
        do {
            let session = try await signIn.resume(token: kept.token, as: role)
            try await gateways(for: session).accounts.signOut(session)
        } catch ClinicError.signedOut {
            return
        }
    }
}
