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
    /// What is left to the user to know.
    var notes: [String] = []

    var isEmpty: Bool { changes.isEmpty }

    mutating func write(_ text: String, to path: String) { changes[path] = .write(text) }
    mutating func edit(_ path: String, to text: String) { changes[path] = .edit(text) }
    mutating func remove(_ path: String) { changes[path] = .remove }

    mutating func add(_ other: FilePlan) {
        changes.merge(other.changes) { $1 }
        notes += other.notes
    }

    /// Whether a text that it writes has this name.
    func names(_ type: String) -> Bool {
        changes.values.contains { if case .write(let text) = $0 { text.contains(type) } else { false } }
    }

    /// A line for each file.
    func lines(in repository: Repository) -> [String] {
        changes.sorted { $0.key < $1.key }.map { path, change in
            switch change {
            case .write: (repository.exists(path) ? "overwrite " : "write ") + path
            case .edit: "edit \(path)"
            case .remove: "remove \(path)"
            }
        }
    }
}
