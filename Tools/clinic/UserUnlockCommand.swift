import ArgumentParser
import ClinicModel
import ClinicProgram
import ClinicStore
import PlainText

struct UserUnlockCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unlock", abstract: "Let a user try again who was locked out by failed attempts to sign in.")

    @Argument(help: "The user's name.")
    var user: String

    @Flag(help: "Answer as JSON.")
    var json = false

    @OptionGroup var options: DatabaseOptions

    func run() async throws {
        let database = try options.open()
        let wasLocked = try await database.accounts.unlock(user)
        try database.close()
        let name = Account.normalized(user)
        if json {
            try StandardOutput.write(json: UnlockAnswer(user: name, wasLocked: wasLocked))
        } else {
            try StandardOutput.write(
                line: wasLocked ? "\(printable(name)) is unlocked." : "\(printable(name)) was not locked.")
        }
    }
}

private struct UnlockAnswer: Encodable {
    let user: String
    let wasLocked: Bool
}
