import ArgumentParser

struct NewAppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app", abstract: "Make an app on the shared scenes: its module, its program, its Home.",
        discussion: """
            It begins like an app that is there: with its scope, its program, and its part of every scene that it shows. \
            Package.swift and viper.yml name it as they name the other.
            Examples:
              viper new app Reception
              viper new app Reception --like doctor --dry-run
            """)

    @Argument(help: "As its types begin: Reception.")
    var name: String

    @Option(
        help: ArgumentHelp("The app that it is to be like; else the first.", valueName: "audience"),
        completion: Completions.audiences)
    var like: String?

    @OptionGroup var options: MakingOptions

    func run() throws {
        try Running.run {
            try NewName.checkAudience(name)
            let repository = try options.wholeRepository()
            let project = try repository.project()
            guard
                let model = try like.map({ try project.configuration.known($0) })
                    ?? project.configuration.audiences.first
            else {
                throw ToolError(
                    "There is no app that it could be like.",
                    advice: "Name one under “audiences” in \(Configuration.fileName).")
            }
            try options.carryOut(AppOrder(prefix: name, model: model).plan(project, in: repository), in: repository)
        }
    }
}
