import ArgumentParser
import ClinicModel
import ClinicProgram
import ClinicStore

struct UserEndCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "end", abstract: "Close a user's account: nobody signs in with it, and its sessions end.",
        discussion: """
            The name stays taken and the audit trail readable. "clinic user add" with the same name and person opens \
            it again.
            """)

    @Argument(help: "The user's name.")
    var user: String

    @Flag(help: "Answer as JSON.")
    var json = false

    @OptionGroup var options: DatabaseOptions

    func run() async throws {
        let database = try options.open()
        let sessions = try await database.accounts.end(user)
        try database.close()
        try SessionsEnded(user: Account.normalized(user), sessions: sessions)
            .write(asJSON: json, saying: "has no account any more")
    }
}
