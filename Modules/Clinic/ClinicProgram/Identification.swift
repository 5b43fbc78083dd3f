import ClinicModel
import Foundation
import PlainText

/// How a program learns whom it runs for: by a user and a password, or by the session that `sign-in` began.
package struct Identification: Sendable {
    private let program: String
    private let role: Principal.Role
    private let clinic: OpenClinic
    private let options: ClinicOptions

    package init(program: String, role: Principal.Role, clinic: OpenClinic, options: ClinicOptions) {
        self.program = program
        self.role = role
        self.clinic = clinic
        self.options = options
    }

    package var file: SessionFile {
        SessionFile(program: program, database: clinic.place, in: StateFolder())
    }

    /// Goes on with the session that `sign-in` began, or begins one for this run alone.
    package func identify() async throws -> Session {
        if options.password.source == nil,
            let kept = file.read(for: options.user.map(Account.normalized), now: clinic.clock.systemNow)
        {
            return try await resume(kept)
        }
        if options.password.source == nil, !NoEchoPrompt.isPossible,
            let ended = file.read(for: options.user.map(Account.normalized), now: .distantPast)
        {
            throw hasEnded(ended)
        }
        return try await begin()
    }

    /// Begins a session with the user's password, which is asked for where none was given.
    package func begin() async throws -> Session {
        guard let user = options.user else {
            throw ProgramError(
                .notAllowed, "nobody is signed in",
                advice: "name a user with --as, or sign in with: \(program) sign-in --as USER")
        }
        let source = options.password.source ?? .prompt(("Password of \(printable(user)):" as Phrase).said + " ")
        return try await clinic.signIn.signIn(userName: user, password: source.read(), as: role)
    }

    private func resume(_ kept: SessionFile.Contents) async throws -> Session {
        do {
            return try await clinic.signIn.resume(token: kept.token, as: role)
        } catch ClinicError.signedOut {
            try file.remove()
            throw hasEnded(kept)
        }
    }

    private func hasEnded(_ kept: SessionFile.Contents) -> ProgramError {
        ProgramError(
            .notAllowed, "the session of \(kept.userName) has ended",
            advice: "sign in with: \(program) sign-in --as \(ShellWord.quoted(kept.userName))")
    }
}
