import ArgumentParser

struct RemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take a scene out, and say who still leads to it.",
        discussion: """
            What still names the scene is said, and the status is 1; then nothing is removed unless you say --force. A \
            file that git could not give back, as it is new or changed, is not deleted but moved into .removed-by-viper.
            Examples:
              viper remove Payments --dry-run
              viper remove Payments --for doctor
              viper remove Payments --force
            """)

    @Argument(help: "A scene.", completion: Completions.scenes)
    var scene: String

    @Option(
        name: .customLong("for"), help: ArgumentHelp("Only this app’s part of it.", valueName: "audience"),
        completion: Completions.audiences)
    var audience: String?

    @Flag(help: "Remove it even if something still names it.")
    var force = false

    @Flag(help: "Only say what would be done.")
    var dryRun = false

    @OptionGroup var repository: RepositoryOptions

    func run() throws {
        try Running.run {
            let repository = try repository.repository()
            if !dryRun { try Staging.recover(in: repository) }
            let project = try repository.project()
            let audience = try audience.map { try project.configuration.known($0) }
            let scene = try project.known(scene)
            if let audience, scene.own[audience.name] == nil {
                throw ToolError("\(audience.name) has no \(scene.name).", advice: "See viper list.")
            }
            let removal = Removal(scene: scene, audience: audience, project: project)
            let mentions = try removal.mentions(in: repository)
            for mention in mentions { print(mention.line) }
            let plan = try removal.plan(in: repository)
            let lines = plan.lines(in: repository)
            if !mentions.isEmpty, !force {
                StandardError.say(
                    "viper: Nothing \(dryRun ? "would be" : "was") removed. Mend these first, or say --force.")
            } else if dryRun {
                try plan.check(in: repository, overwriting: true)
                for line in lines { print("would \(line)") }
            } else {
                try plan.apply(
                    in: repository, overwriting: true, keeping: project.configuration.places.map(\.path))
                for line in lines { print(line) }
            }
            if !mentions.isEmpty { throw ExitCode(1) }
        }
    }
}
