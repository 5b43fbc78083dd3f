import Foundation

/// Where templates are: the repository's own first, then those that the tool carries.
struct TemplateLibrary {
    /// The repository's own.
    let folders: [URL]
    private let carried: [String: [String: String]]

    /// - Parameter carried: what the tool's templates hold, by their paths.
    init(folders: [URL] = [], carried: [String: String] = embedded) {
        self.folders = folders
        self.carried = carried.reduce(into: [:]) { bundles, entry in
            let parts = entry.key.split(separator: "/", maxSplits: 1).map(String.init)
            guard parts.count == 2, parts[0].hasSuffix(Self.suffix) else { return }
            bundles[String(parts[0].dropLast(Self.suffix.count)), default: [:]][parts[1]] = entry.value
        }
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
        self.init(folders: folders)
    }

    private static let suffix = ".xctemplate"

    var names: [String] {
        let all = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
        let own = all.filter { $0.hasSuffix(Self.suffix) }.map { String($0.dropLast(Self.suffix.count)) }
        return Set(own).union(carried.keys).sorted()
    }

    func find(_ name: String) throws -> Template? {
        for folder in folders {
            let url = folder.appending(path: name + Self.suffix)
            if FileManager.default.fileExists(atPath: url.path) { return try Template(at: url) }
        }
        return try carried[name].map {
            try Template(
                name: name, contents: $0.mapValues { Data($0.utf8) }, problem: "The template \(name) of the tool")
        }
    }

    func template(_ name: String) throws -> Template {
        guard let template = try find(name) else {
            throw ToolError("There is no template “\(name)”.", advice: "There is \(names.joined(separator: ", ")).")
        }
        return template
    }
}
