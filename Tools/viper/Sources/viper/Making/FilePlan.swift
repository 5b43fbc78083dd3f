/// What is to be done to the files of a repository, all of it or nothing.
struct FilePlan: Equatable {
    enum Change: Equatable {
        case write(String)
        /// Replaces what is there.
        case edit(String)
        case remove
    }

    /// By path.
    private(set) var changes: [String: Change] = [:]
    /// What it removes because it writes the same elsewhere.
    private var moved: Set<String> = []
    /// What is left to the user to know.
    var notes: [String] = []

    var isEmpty: Bool { changes.isEmpty }

    mutating func write(_ text: String, to path: String) { changes[path] = .write(text) }
    mutating func edit(_ path: String, to text: String) { changes[path] = .edit(text) }

    mutating func remove(_ path: String, isMoved: Bool = false) {
        changes[path] = .remove
        if isMoved { moved.insert(path) }
    }

    mutating func add(_ other: FilePlan) {
        changes.merge(other.changes) { $1 }
        moved.formUnion(other.moved)
        notes += other.notes
    }

    /// Whether a text that it writes has this name.
    func names(_ type: String) -> Bool {
        changes.values.contains { if case .write(let text) = $0 { text.contains(type) } else { false } }
    }

    /// A line for each file.
    func lines(in repository: Repository) -> [String] {
        let saved = saved(in: repository)
        return changes.sorted { $0.key < $1.key }.map { path, change in
            let place = saved[path].map { " (git does not have it: kept as \($0))" } ?? ""
            return switch change {
            case .write: (repository.exists(path) ? "overwrite " : "write ") + path + place
            case .edit: "edit \(path)"
            case .remove: "remove \(path)\(place)"
            }
        }
    }

    /// Where what would be lost is kept: of the files that go or are replaced, those that git could not give back.
    func saved(in repository: Repository) -> [String: String] {
        let going = changes.filter { path, change in
            switch change {
            case .write: repository.exists(path)
            case .edit: false
            case .remove: !moved.contains(path) && repository.exists(path)
            }
        }
        return Git(repository).uncommitted(Set(going.keys)).reduce(into: [:]) { places, path in
            var place = Self.keep + path
            var number = 2
            while repository.exists(place) {
                place = "\(Self.keep)\(path).\(number)"
                number += 1
            }
            places[path] = place
        }
    }

    private static let keep = ".removed-by-viper/"
}
