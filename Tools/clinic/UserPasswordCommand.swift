import ArgumentParser
import ClinicModel
import ClinicProgram
import ClinicStore

struct UserPasswordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "password", abstract: "Set a user's password, which ends their sessions and a lock.",
        discussion: "The password is asked for, unless stdin or a file has it. It needs 8 characters.")

    @Argument(help: "The user's name.")
    var user: String

    @Flag(help: "Answer as JSON.")
    var json = false

    @OptionGroup var password: PasswordOptions
    @OptionGroup var options: DatabaseOptions

    func run() async throws {
        let database = try options.open()
        let sessions = try await database.accounts.setPassword(password.readNew(for: user), of: user)
        try database.close()
        try SessionsEnded(user: Account.normalized(user), sessions: sessions)
            .write(asJSON: json, saying: "has a new password")
    }
}
