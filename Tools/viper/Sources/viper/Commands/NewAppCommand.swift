import ArgumentParser
import Foundation

struct NewAppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app", abstract: "Make an app on the shared scenes: its module, its program, its Home.",
        discussion: """
            It begins like an app that is there: with its scope, its program, and its part of every scene that it shows, \
            tests included. Package.swift and viper.yml name it as they name the other. The first app of a repository \
            begins with a Home of its own, and viper init makes it too.
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
            guard repository.exists(Configuration.fileName) || (try? repository.configuration()) != nil else {
                let beginning = Beginning(app: name) { _, proposal in proposal }
                try options.carryOut(try beginning.plan(in: repository), in: repository)
                return
            }
            let project = try repository.project()
            guard
                let model = try like.map({ try project.configuration.known($0) })
                    ?? project.configuration.audiences.first
            else {
                try options.carryOut(try first(project, in: repository), in: repository)
                return
            }
            try options.carryOut(AppOrder(prefix: name, model: model).plan(project, in: repository), in: repository)
        }
    }

    /// The first app of a repository whose `viper.yml` names none.
    private func first(_ project: Project, in repository: Repository) throws -> FilePlan {
        let app = try FirstApp(prefix: name, in: project.configuration)
        var plan = try app.plan(project, TemplateLibrary(project.configuration, in: repository), in: repository)
        plan.edit(
            Configuration.fileName,
            to: try ConfigurationEdit.adding(app.audience, like: nil, to: repository.text(Configuration.fileName)))
        let manifest = FirstManifest(
            name: repository.root.lastPathComponent, kit: .init(place: KitFinder.checkout?.path ?? "../Caduceus"),
            configuration: app.configuration, app: app)
        plan.notes.append("\(ManifestEdit.path) needs these lines:\n\n\(manifest.lines)\n")
        return plan
    }
}
