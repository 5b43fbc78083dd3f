import ArgumentParser

struct UserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user", abstract: "Look after the users.",
        subcommands: [
            UserAddCommand.self, UserListCommand.self, UserPasswordCommand.self, UserUnlockCommand.self,
            UserEndCommand.self,
        ])
}
