import ArgumentParser

@main
struct Viper: ParsableCommand {
    static let version = "1.1.0"

    static let configuration = CommandConfiguration(
        commandName: "viper", abstract: "Make VIPER scenes, hold their architecture, and draw what is shared.",
        discussion: """
            Reads viper.yml in the repository; without one it finds the folders of scenes by itself.
            Statuses: 0; 1 for findings; 64 for a command that makes no sense; 66 for what could not be done.
            """,
        version: version,
        subcommands: [
            InitCommand.self, NewCommand.self, AdoptCommand.self, ListCommand.self, RemoveCommand.self,
            MapCommand.self, GraphCommand.self, ModulesCommand.self, FoldersCommand.self, LintCommand.self,
            ExplainCommand.self,
        ])
}
