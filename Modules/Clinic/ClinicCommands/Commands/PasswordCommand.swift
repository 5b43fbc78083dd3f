import ArgumentParser
import ClinicModel
import ClinicProgram
import PlainText

/// `password`: changes the user's password.
package struct PasswordCommand<App: ClinicApp>: ClinicCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "password", abstract: "Change your password. It ends your other sessions.",
            discussion: "With --password-stdin the second line of stdin is the new password.")
    }

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    @Option(
        help: ArgumentHelp("Take the first line of a file as the new password.", valueName: "file"),
        completion: .file())
    package var newPasswordFile: String?

    package init() {}

    package func run(in clinic: OpenClinic) async throws {
        let identification = identification(in: clinic)
        guard let user = self.clinic.user ?? identification.file.read(for: nil, now: clinic.clock.systemNow)?.userName
        else {
            throw ProgramError(.usage, "it is not said whose password", advice: "name the user with --as")
        }
        let current = try currentPassword(of: user)
        let new = try newPassword()
        let wasKept = identification.file.read(for: Account.normalized(user), now: clinic.clock.systemNow) != nil
        let session: Session
        do {
            session = try await clinic.signIn.signIn(userName: user, password: current, as: App.role)
        } catch ClinicError.wrongPassword where wasKept {
            throw ProgramError(.notAllowed, "the current password is wrong", advice: "type it again")
        }
        try await clinic.gateways(for: session).accounts.changePassword(from: current, to: new)
        if wasKept {
            let kept = try await clinic.signIn.signIn(userName: user, password: new, as: App.role)
            try identification.file.write(kept)
            clinic.keep(kept)
        }
        try output.say(
            NoteAnswer("The password of \(session.userName) is changed.", facts: ["user": session.userName]))
    }

    private func currentPassword(of user: String) throws -> String {
        let source = clinic.password.source ?? .prompt(("Password of \(printable(user)):" as Phrase).said + " ")
        return try source.read()
    }

    private func newPassword() throws -> String {
        if let newPasswordFile { return try PasswordSource.file(newPasswordFile).read() }
        if clinic.password.passwordStdin { return try PasswordSource.standardInput.read() }
        let new = try PasswordSource.prompt(("New password:" as Phrase).said + " ").read()
        guard try PasswordSource.prompt(("New password again:" as Phrase).said + " ").read() == new else {
            throw ProgramError(.usage, "the two passwords differ", advice: "type the same one twice")
        }
        return new
    }
}
