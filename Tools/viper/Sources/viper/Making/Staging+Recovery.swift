import Foundation

extension Staging {
    /// Undoes what a viper left that was ended while it moved files, such as by a power failure. Throws a `ToolError` if
    /// one is at work just now.
    static func recover(in repository: Repository) throws {
        for name in leftovers(in: repository) {
            let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap { Int32($0) }
            guard let process, kill(process, 0) != 0, errno == ESRCH else {
                throw ToolError(
                    "Another viper is at work in \(repository.root.path).",
                    advice: "Wait for it; if there is none, look into \(name) and remove it.")
            }
            do {
                try undo(repository.url(name), in: repository)
            } catch {
                throw ToolError(
                    "What an interrupted viper left in \(name) cannot be undone: \(error.localizedDescription)",
                    advice: "Its folder “old” has what it put aside.")
            }
            StandardError.say("viper: An earlier run was interrupted; what it had begun is undone.")
        }
    }

    /// The folders of runs that are at work or were ended.
    static func leftovers(in repository: Repository) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: repository.root.path)) ?? []
        return names.filter { $0.hasPrefix(prefix) }.sorted()
    }

    /// What was moved is no longer in `new`, and what was in its place is in `old`.
    private static func undo(_ folder: URL, in repository: Repository) throws {
        let files = FileManager.default
        let journal = files.contents(atPath: folder.appending(path: journal).path).map {
            String(decoding: $0, as: UTF8.self)
        }
        for line in (journal ?? "").split(separator: "\n") {
            let path = String(line.dropFirst(2))
            let (new, old, place) = (
                folder.appending(path: "new/" + path), folder.appending(path: "old/" + path), repository.url(path)
            )
            let isPut = line.hasPrefix("+") && !files.fileExists(atPath: new.path)
            if isPut, files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
            if files.fileExists(atPath: old.path) { try files.moveItem(at: old, to: place) }
        }
        try files.removeItem(at: folder)
    }
}
