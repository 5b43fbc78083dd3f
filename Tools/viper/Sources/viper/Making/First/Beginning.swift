import Foundation

/// Takes the tool up in a repository: what there is of scenes is named in `viper.yml`, and where there is nothing yet, a
/// first app is made.
struct Beginning {
    /// Asks a question and returns the answer, or what is proposed where there is nobody to ask.
    typealias Ask = (_ question: String, _ proposal: String) -> String

    /// How the first app's types begin, if it was said.
    var app: String?
    /// Where Caduceus is, if it was said.
    var kit: String?
    let ask: Ask

    func plan(in repository: Repository) throws -> FilePlan {
        guard !repository.exists(Configuration.fileName) else {
            throw ToolError(
                "There is a \(Configuration.fileName) already.",
                advice: "Nothing was written. viper new app makes an app, viper lint says what it thinks of the scenes."
            )
        }
        if let found = try scenesFound(in: repository) {
            guard app == nil else {
                throw ToolError(
                    "There are scenes already, in \(found.configuration.places.map(\.path).joined(separator: ", ")).",
                    advice: "Nothing was written. Leave out --app; viper new app makes one like those that are there.")
            }
            return adoption(of: found, in: repository)
        }
        return try firstApp(in: repository)
    }

    /// The apps of Caduceus, whose modules are in every package that depends on it.
    private static let taken: Set = ["Patient", "Doctor"]

    /// `SharedNotesScenes`, as Caduceus has SharedScenes.
    private static func sharedModule(of repository: Repository) -> String {
        let name = repository.root.lastPathComponent.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return "Shared\(name.isEmpty ? "App" : name.capitalizedFirst)Scenes"
    }

    /// Nil where there are none.
    private func scenesFound(in repository: Repository) throws -> Project? {
        guard (try? repository.configuration()) != nil else { return nil }
        let project = try repository.project()
        return project.scenes.isEmpty ? nil : project
    }

    private func adoption(of project: Project, in repository: Repository) -> FilePlan {
        var configuration = project.configuration
        configuration.dialect = project.dialect
        var plan = FilePlan()
        plan.notes.append(
            "\(project.scenes.count) scenes were found, in \(configuration.places.map(\.path).joined(separator: ", "))."
        )
        for index in configuration.audiences.indices {
            let audience = configuration.audiences[index]
            let name = ask("How is the app called whose scenes are in \(audience.place.path)?", audience.name)
            if SwiftName.isIdentifier(name) { configuration.audiences[index].name = name.loweredFirst }
        }
        configuration.apps = repository.exists("Apps") ? ["Apps"] : []
        configuration.tests = configuration.testsFolder(in: repository)
        plan.write(configuration.text, to: Configuration.fileName)
        plan.notes.append(
            """
            See what holds: viper lint. What is found today can wait: viper lint --baseline viper-baseline.json \
            --write-baseline. Rules that are not yours: rules in \(Configuration.fileName).
            """)
        return plan
    }

    private func firstApp(in repository: Repository) throws -> FilePlan {
        let isPackage = repository.exists(ManifestEdit.path)
        let prefix = app ?? ask("How do the types of the first app begin?", "Reader")
        guard !Self.taken.contains(prefix) else {
            throw ToolError(
                "Caduceus has an app \(prefix) itself, and no two modules in a program may be called alike.",
                advice: "Nothing was written. Choose another name.")
        }
        var configuration = Configuration(audiences: [])
        configuration.dialect = .documents
        let folder = ask("Which folder is for what all apps share?", "Modules/Shared").asFolder
        configuration.shared = .init(module: Self.sharedModule(of: repository), path: folder)
        configuration.tests = "Tests/SceneTests"
        let first = try FirstApp(prefix: prefix, in: configuration)
        let project = Project(configuration: first.configuration, files: [])
        var plan = try first.plan(project, TemplateLibrary(), in: repository)
        plan.write(first.configuration.text, to: Configuration.fileName)
        let place = kit ?? KitFinder.checkout?.path ?? ""
        let answer = self.kit ?? ask("Where is Caduceus, as a folder or an address of git?", place)
        guard !answer.isEmpty else {
            throw ToolError(
                "Nothing says where Caduceus is, on which scenes stand.",
                advice: "Nothing was written. Say it with --kit: a folder, or an address that git understands.")
        }
        let manifest = FirstManifest(
            name: repository.root.lastPathComponent, kit: .init(place: answer), configuration: first.configuration,
            app: first)
        if isPackage {
            plan.notes.append("\(ManifestEdit.path) is yours. Put these lines into it:\n\n\(manifest.lines)\n")
        } else {
            plan.write(manifest.text, to: ManifestEdit.path)
        }
        plan.notes.append("Run it: swift run \(first.audience.name). Hold it against the rules: viper lint.")
        return plan
    }
}
