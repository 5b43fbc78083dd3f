import ArgumentParser
import Foundation

struct MapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map", abstract: "Draw what is shared of each scene, what each app adds, and where it leads.",
        discussion: """
            Examples:
              viper map
              viper map --format mermaid
              viper map --write     writes the document and its picture anew
              viper map --since main --format markdown     what became shared, and what came apart
              viper map --check     says whether they still tell the truth, and whether apps add too much alike; 1 if not
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, markdown, mermaid, svg, json
    }

    @Option(help: "text, markdown, mermaid, svg or json.")
    var format = Format.text

    @Flag(help: "Compare with the document in the repository.")
    var check = false

    @Flag(help: "Write the document in the repository anew.")
    var write = false

    @Option(help: ArgumentHelp("Tell what became of the sharing since that commit.", valueName: "commit"))
    var since: String?

    @OptionGroup var repository: RepositoryOptions

    func validate() throws {
        guard !(check && write) else { throw ValidationError("Say --check or --write, not both.") }
        guard since == nil || (!check && !write && [.text, .markdown, .json].contains(format)) else {
            throw ValidationError("What became of the sharing is told as text, markdown or json.")
        }
    }

    func run() throws {
        try Running.run {
            let repository = try repository.repository()
            let project = try repository.project()
            let map = SceneMap(project)
            if let since {
                try print(
                    Self.output(MapChange(since: since, from: Self.map(at: since, of: repository), to: map), format))
                return
            }
            let document = MapDocument(map: map, path: project.configuration.map)
            if write {
                try document.write(in: repository)
            } else if check {
                let stale = document.stale(in: repository)
                guard stale.isEmpty else {
                    for path in stale { StandardError.say("\(path) is out of date. Run viper map --write.") }
                    throw ExitCode(1)
                }
                try Self.checkLikeness(map, project.configuration)
            } else {
                print(try Self.output(map, document, format))
            }
        }
    }

    /// Says which apps add the same in too many lines.
    private static func checkLikeness(_ map: SceneMap, _ configuration: Configuration) throws {
        guard let most = configuration.alike else { return }
        let over = map.alike.filter { $0.percentage > most }
        for likeness in over {
            StandardError.say(
                """
                \(likeness.percentage) % of \(likeness.app)’s lines are \(likeness.other)’s too but for the names, and \
                \(Configuration.fileName) allows \(most) %. Move what is the same into the shared module.
                """)
        }
        guard over.isEmpty else { throw ExitCode(1) }
    }

    /// The map as it was at a commit.
    private static func map(at commit: String, of repository: Repository) throws -> SceneMap {
        let git = Git(repository)
        return try git.withSnapshot(of: git.commit(commit)) { snapshot in
            do {
                return SceneMap(try snapshot.project())
            } catch let error as ToolError {
                throw ToolError("At \(commit): \(error.problem)", advice: "Choose a commit that has scenes.")
            }
        }
    }

    private static func output(_ change: MapChange, _ format: Format) throws -> String {
        switch format {
        case .markdown: change.markdown()
        case .json: try JSONOutput.text(change)
        case .text, .mermaid, .svg: change.text()
        }
    }

    private static func output(_ map: SceneMap, _ document: MapDocument, _ format: Format) throws -> String {
        switch format {
        case .text: map.text()
        case .markdown: document.text
        case .mermaid: map.mermaid()
        case .svg: document.picture
        case .json: try JSONOutput.text(map)
        }
    }
}
