import Foundation

/// Where the manifest's modules are written down again: `viper.yml`, and a document for people.
struct ModulesDocument {
    static let begin = "<!-- modules -->"
    static let end = "<!-- /modules -->"

    private let parts: [(path: String, text: String)]

    /// Throws a `ToolError` where one of the two is written so that the modules have no place in it.
    init(_ manifest: PackageManifest, in repository: Repository) throws {
        let text = try repository.text(Configuration.fileName)
        let configuration = try Configuration(yaml: text)
        var parts = [(Configuration.fileName, try ConfigurationEdit.modules(of: manifest, to: text))]
        if let document = configuration.imports {
            let table = ModuleTable(manifest, configuration.modules).text()
            parts.append((document, try Self.drawing(table, into: repository.text(document), of: document)))
        }
        self.parts = parts
    }

    /// The files that do not say what the manifest says.
    func stale(in repository: Repository) -> [String] {
        parts.filter { (try? repository.text($0.path)) != $0.text }.map(\.path)
    }

    func write(in repository: Repository) throws {
        var plan = FilePlan()
        for part in parts { plan.edit(part.path, to: part.text) }
        try plan.apply(in: repository, overwriting: true)
    }

    private static func drawing(_ table: String, into text: String, of document: String) throws -> String {
        guard let begin = text.range(of: begin + "\n"), let end = text.range(of: end),
            begin.upperBound <= end.lowerBound
        else {
            throw ToolError(
                "\(document) has no place for the modules.",
                advice: "Write the lines “\(Self.begin)” and “\(Self.end)” where they are to stand.")
        }
        let lines = table.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        return text.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: "\n\(lines)\n\n")
    }
}
