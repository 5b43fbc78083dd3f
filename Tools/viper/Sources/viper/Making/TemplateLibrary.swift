import Foundation

/// Where templates are: the repository's own first, then those that come with the tool.
struct TemplateLibrary {
    let folders: [URL]

    init(folders: [URL]) {
        self.folders = folders
    }

    /// Throws a `ToolError` if the repository's own folder is not there.
    init(_ configuration: Configuration, in repository: Repository) throws {
        var folders: [URL] = []
        if let own = configuration.templates {
            guard repository.exists(own) else {
                throw ToolError(
                    "The folder of templates \(own) is not there.",
                    advice: "Make it, or mend \(Configuration.fileName).")
            }
            folders.append(repository.url(own))
        }
        self.init(folders: folders + [try Self.standard()])
    }

    /// The folder that comes with the tool: next to where it was built, or `share/viper/Templates` where it was put.
    static func standard() throws -> URL {
        let program = URL(filePath: CommandLine.arguments[0])
        let start = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? program
        var folder = start.deletingLastPathComponent()
        while folder.path != "/" {
            for place in ["Templates", "Tools/Templates", "share/viper/Templates"] {
                let url = folder.appending(path: place)
                let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
                if names.contains(where: { $0.hasSuffix(suffix) }) { return url }
            }
            folder.deleteLastPathComponent()
        }
        throw ToolError(
            "viper’s templates are not beside it.",
            advice: "Put Tools/Templates into share/viper next to its bin folder.")
    }

    private static let suffix = ".xctemplate"

    var names: [String] {
        let all = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
        return Set(all.filter { $0.hasSuffix(Self.suffix) }.map { String($0.dropLast(Self.suffix.count)) }).sorted()
    }

    func find(_ name: String) throws -> Template? {
        for folder in folders {
            let url = folder.appending(path: name + Self.suffix)
            if FileManager.default.fileExists(atPath: url.path) { return try Template(at: url) }
        }
        return nil
    }

    func template(_ name: String) throws -> Template {
        guard let template = try find(name) else {
            throw ToolError("There is no template “\(name)”.", advice: "There is \(names.joined(separator: ", ")).")
        }
        return template
    }
}
