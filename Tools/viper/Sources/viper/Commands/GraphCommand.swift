import ArgumentParser

struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Draw where scenes lead, for other programs.",
        discussion: """
            A way that not every app goes is labelled with those that do.
            Examples:
              viper graph --format svg > scenes.svg
              viper graph --format dot --for doctor | dot -Tpdf > doctor.pdf
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case dot, mermaid, svg
    }

    @Option(help: "dot, mermaid or svg.")
    var format = Format.dot

    @Option(
        name: .customLong("for"), help: ArgumentHelp("Only the scenes of this app.", valueName: "audience"),
        completion: Completions.audiences)
    var audience: String?

    @OptionGroup var repository: RepositoryOptions

    func run() throws {
        try Running.run {
            let project = try repository.repository().project()
            let audiences =
                try audience.map { [try project.configuration.known($0)] } ?? project.configuration.audiences
            let entries = audiences.reduce(into: Set<String>()) {
                $0.formUnion(SceneGraph(project, audience: $1).entries)
            }
            let links = SceneLinks(SceneMap(project), of: audience, entries: entries)
            switch format {
            case .dot: print(links.dot())
            case .mermaid: print(links.mermaid())
            case .svg: print(LinkDrawing(links: links).svg(), terminator: "")
            }
        }
    }
}
