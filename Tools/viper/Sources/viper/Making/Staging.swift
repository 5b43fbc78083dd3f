import Foundation

/// A hidden folder in the repository in which files wait until all of them can be moved at once.
final class Staging {
    private let repository: Repository
    private let folder: URL
    /// What to do to undo what was done, last first.
    private var undo: [() throws -> Void] = []

    /// - Parameter process: who does it, by its number.
    init(in repository: Repository, process: Int32 = getpid()) throws {
        self.repository = repository
        folder = repository.url(Self.prefix + "\(process)-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        } catch {
            throw ToolError(
                "\(repository.root.path) cannot be written: \(error.localizedDescription)",
                advice: "Nothing was written. Let it be written to.")
        }
    }

    func hold(_ text: String, for path: String) throws {
        do {
            let url = new(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        } catch {
            throw ToolError(
                "\(path) cannot be written: \(error.localizedDescription)",
                advice: "Nothing was written. Look at the disk.")
        }
    }

    /// For repositories that have no form of their own.
    private static let ownForm = #"{"version": 1, "lineLength": 120, "indentation": {"spaces": 4}}"#

    /// Brings new files into the form that the repository has, if the toolchain can.
    func format(_ paths: [String]) throws {
        let files = paths.filter { $0.hasSuffix(".swift") }
        guard !files.isEmpty else { return }
        let status = Tool.run(
            ["swift", "format", "format", "--in-place", "--configuration", form] + files.map { new($0).path },
            in: repository.root)
        if status != 0 {
            StandardError.say("viper: swift format did not run; the files are as the template has them.")
        }
    }

    /// Whether a file that is in the repository is in the form that the repository has.
    func isInForm(_ path: String) -> Bool {
        path.hasSuffix(".swift")
            && Tool.run(
                ["swift", "format", "lint", "--strict", "--configuration", form, repository.url(path).path],
                in: repository.root) == 0
    }

    private var form: String {
        let configuration = repository.url(".swift-format").path
        return FileManager.default.fileExists(atPath: configuration) ? configuration : Self.ownForm
    }

    /// Moves everything to its place. If anything fails, all is as it was. Folders that a removal leaves empty go too,
    /// up to those of `places`; what was at a path of `saved` is moved where that says.
    func move(
        _ changes: [String: FilePlan.Change], keeping places: [String] = [], saving saved: [String: String] = [:]
    ) throws {
        let signals = [SIGINT, SIGTERM, SIGHUP]
        let before = signals.map { signal($0, SIG_IGN) }
        defer { for (number, handler) in zip(signals, before) { signal(number, handler) } }
        do {
            try note(changes)
            for (path, change) in changes.sorted(by: { $0.key < $1.key }) {
                try putAside(path)
                if change != .remove { try put(path) }
            }
            for (path, place) in saved { try save(path, at: place) }
        } catch {
            for step in undo.reversed() { try step() }
            throw ToolError(
                "The files cannot be moved to their places: \(error.localizedDescription)",
                advice: "Everything is as it was. Let the folders be written to.")
        }
        for path in changes.filter({ $0.value == .remove }).keys { removeEmptyFolders(above: path, places) }
    }

    func clear() { try? FileManager.default.removeItem(at: folder) }

    static let prefix = ".viper-"

    private func new(_ path: String) -> URL { folder.appending(path: "new/" + path) }
    private func old(_ path: String) -> URL { folder.appending(path: "old/" + path) }

    /// Writes down what is to be moved, for who has to undo it if this program is ended before it is done.
    func note(_ changes: [String: FilePlan.Change]) throws {
        let lines = changes.sorted { $0.key < $1.key }.map { ($0.value == .remove ? "- " : "+ ") + $0.key }
        try Data(lines.joined(separator: "\n").utf8).write(to: folder.appending(path: Self.journal))
    }

    static let journal = "moved"

    func putAside(_ path: String) throws {
        let place = repository.url(path)
        guard FileManager.default.fileExists(atPath: place.path) else { return }
        let aside = old(path)
        try FileManager.default.createDirectory(
            at: aside.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: place, to: aside)
        undo.append { try FileManager.default.moveItem(at: aside, to: place) }
    }

    func put(_ path: String) throws {
        let place = repository.url(path)
        try makeFolder(place.deletingLastPathComponent())
        try FileManager.default.moveItem(at: new(path), to: place)
        undo.append { try FileManager.default.removeItem(at: place) }
    }

    private func save(_ path: String, at place: String) throws {
        let (aside, url) = (old(path), repository.url(place))
        try makeFolder(url.deletingLastPathComponent())
        try FileManager.default.moveItem(at: aside, to: url)
        undo.append { try FileManager.default.moveItem(at: url, to: aside) }
    }

    private func makeFolder(_ folder: URL) throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        try makeFolder(folder.deletingLastPathComponent())
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        undo.append { try FileManager.default.removeItem(at: folder) }
    }

    private func removeEmptyFolders(above path: String, _ places: [String]) {
        var parts = path.split(separator: "/").dropLast()
        while !parts.isEmpty, !places.contains(parts.joined(separator: "/")) {
            let folder = repository.url(parts.joined(separator: "/"))
            guard (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty == true,
                (try? FileManager.default.removeItem(at: folder)) != nil
            else { return }
            parts = parts.dropLast()
        }
    }
}
