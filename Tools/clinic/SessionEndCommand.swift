import ArgumentParser
import ClinicModel
import ClinicProgram
import ClinicStore

struct SessionEndCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "end", abstract: "End a session, or all of a user's: who goes on with it has to sign in again.")

    @Argument(help: "The session's number, as the list has it.")
    var id: Int?

    @Option(help: ArgumentHelp("End all sessions of this user.", valueName: "name"))
    var user: String?

    @Flag(help: "Answer as JSON.")
    var json = false

    @OptionGroup var options: DatabaseOptions

    func validate() throws {
        guard (id == nil) != (user == nil) else {
            throw ValidationError("Say which with a session's number or with --user")
        }
    }

    func run() async throws {
        let database = try options.open()
        let ended = try await end(in: database.accounts)
        try database.close()
        try ended.write(asJSON: json)
    }

    private func end(in accounts: AccountAdministration) async throws -> SessionsEnded {
        if let id { return SessionsEnded(user: try await accounts.endSession(id), sessions: 1) }
        let name = Account.normalized(user ?? "")
        return SessionsEnded(user: name, sessions: try await accounts.endSessions(of: name))
    }
}
