/// Which folders of a module name what of which others.
struct FolderGraph {
    /// A place in the sources at which a folder names something of another.
    struct Place: Equatable, Comparable {
        let path: String
        let position: Position
        let name: String

        static func < (left: Self, right: Self) -> Bool {
            (left.path, left.position, left.name) < (right.path, right.position, right.name)
        }
    }

    /// The module's own folder, where files stand beside the folders.
    static let root = "."

    let folders: [String]
    /// By the folder that names, and the folder that declares.
    private(set) var places: [String: [String: [Place]]] = [:]

    /// - Parameters:
    ///   - files: the module's, with paths relative to the repository.
    ///   - module: the module's folder.
    ///   - others: the files of modules that it may import. Their names count for none of its folders.
    init(_ files: [FileNames], in module: String, beside others: [FileNames] = []) {
        folders = Set(files.map { Self.folder(of: $0.path, in: module) }).sorted()
        let index = NameIndex(files, in: module, beside: others)
        for file in files {
            let folder = Self.folder(of: file.path, in: module)
            for use in file.uses where !file.own.contains(use.name) {
                guard let declaring = index.folder(declaring: use), declaring != folder else { continue }
                places[folder, default: [:]][declaring, default: []].append(
                    Place(path: file.path, position: use.position, name: use.name))
            }
        }
        for (folder, uses) in places { places[folder] = uses.mapValues { $0.sorted() } }
    }

    static func folder(of path: String, in module: String) -> String {
        let inside = path.dropFirst(module.isEmpty ? 0 : module.utf8.count + 1)
        return inside.lastIndex(of: "/").map { String(inside[..<$0]) } ?? root
    }

    func used(by folder: String) -> [String] { (places[folder] ?? [:]).keys.sorted() }

    func places(from folder: String, to other: String) -> [Place] { places[folder]?[other] ?? [] }
}
