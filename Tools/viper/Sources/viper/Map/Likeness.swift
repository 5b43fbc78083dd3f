/// How much of what one app adds another adds too, in the same words but for the apps' names: what could be shared.
struct Likeness: Codable, Equatable {
    let app: String
    let other: String
    /// The lines of code of the first app's module.
    let lines: Int
    /// Those of them that stand in the other's file of the same name, in the same order.
    let alike: Int

    var percentage: Int { lines == 0 ? 0 : (100 * alike + lines / 2) / lines }

    init(of audience: Configuration.Audience, with other: Configuration.Audience, in project: Project) {
        let theirs = Dictionary(
            project.files(of: other).map { (other.path(of: $0), $0.code) }, uniquingKeysWith: { first, _ in first })
        var (lines, alike) = (0, 0)
        for file in project.files(of: audience) {
            let code = file.code.map { audience.renamed($0, to: other) }
            lines += code.count
            guard let same = theirs[audience.renamed(audience.path(of: file), to: other)] else { continue }
            alike += code.count - same.difference(from: code).removals.count
        }
        (app, self.other, self.lines, self.alike) = (audience.name, other.name, lines, alike)
    }

    /// Of each two apps, the later with the earlier.
    static func all(in project: Project) -> [Likeness] {
        let audiences = project.configuration.audiences
        return audiences.indices.flatMap { index in
            audiences[..<index].map { Likeness(of: audiences[index], with: $0, in: project) }
        }
    }
}

extension Project {
    fileprivate func files(of audience: Configuration.Audience) -> [SourceFile] {
        files.filter { configuration.audience(of: $0.path) == audience }
    }
}

extension Configuration.Audience {
    /// Below the app's folder.
    fileprivate func path(of file: SourceFile) -> String { String(file.path.dropFirst(place.path.count)) }

    fileprivate func renamed(_ text: String, to other: Self) -> String {
        text.replacing(prefix, with: other.prefix).replacing(name, with: other.name)
    }
}
