import ArgumentParser

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the scenes, the apps that have them, and their roles.",
        discussion: """
            Examples:
              viper list
              viper list --for doctor
              viper list --json
            """)

    @Option(
        name: .customLong("for"), help: ArgumentHelp("Only the scenes of this app.", valueName: "audience"),
        completion: Completions.audiences)
    var audience: String?

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var repository: RepositoryOptions

    func run() throws {
        try Running.run {
            let project = try repository.repository().project()
            if let audience { _ = try project.configuration.known(audience) }
            let list = SceneList(project, of: audience)
            print(json ? try JSONOutput.text(list) : list.text())
        }
    }
}
