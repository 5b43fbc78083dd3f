import ArgumentParser

struct SessionCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "session", abstract: "Look after who is signed in.",
        subcommands: [SessionListCommand.self, SessionEndCommand.self])
}
