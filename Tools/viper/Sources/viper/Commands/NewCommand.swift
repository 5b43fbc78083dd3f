import ArgumentParser

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make a scene, a gateway or an app.",
        discussion: """
            Nothing that is there is overwritten unless you say --overwrite, and if anything fails nothing is written.
            Examples:
              viper new scene Payments --shared --for patient,doctor
              viper new gateway Payments
              viper new app Reception --like doctor --dry-run
            """,
        subcommands: [NewSceneCommand.self, NewGatewayCommand.self, NewAppCommand.self])
}
