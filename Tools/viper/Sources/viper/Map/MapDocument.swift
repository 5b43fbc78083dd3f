import Foundation

/// The map as it stands in the repository: a document and, beside it, its picture.
struct MapDocument {
    let text: String
    let picture: String
    private let path: String
    private let picturePath: String

    init(map: SceneMap, path: String) {
        self.path = path
        let stem = path.hasSuffix(".md") ? String(path.dropLast(3)) : path
        let name = stem.lastComponent.lowercased() + ".svg"
        picturePath = (path.split(separator: "/").dropLast() + [Substring(name)]).joined(separator: "/")
        text = map.document(picture: name)
        picture = MapDrawing(map: map).svg()
    }

    private var parts: [(path: String, text: String)] { [(path, text), (picturePath, picture)] }

    /// The files that do not say what is true.
    func stale(in repository: Repository) -> [String] {
        parts.filter { (try? String(contentsOf: repository.url($0.path), encoding: .utf8)) != $0.text }.map(\.path)
    }

    func write(in repository: Repository) throws {
        for part in parts {
            let url = repository.url(part.path)
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try part.text.write(to: url, atomically: true, encoding: .utf8)
            } catch {
                throw ToolError(
                    "\(part.path) cannot be written: \(error.localizedDescription)", advice: "Let it be written.")
            }
        }
    }
}
