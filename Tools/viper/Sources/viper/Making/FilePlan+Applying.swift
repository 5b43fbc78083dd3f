import Foundation

extension FilePlan {
    /// Does everything, or, if anything fails, nothing: new files are first written beside the repository's own, brought
    /// into form there, and then moved. Throws a `ToolError`.
    ///
    /// - Parameter places: folders that stay when a removal empties them.
    func apply(in repository: Repository, overwriting: Bool, keeping places: [String] = []) throws {
        try check(in: repository, overwriting: overwriting)
        let staging = try Staging(in: repository)
        defer { staging.clear() }
        for (path, change) in changes {
            switch change {
            case .write(let text), .edit(let text): try staging.hold(text, for: path)
            case .remove: break
            }
        }
        try staging.format(
            changes.filter { path, change in
                switch change {
                case .write: true
                // What is edited keeps its author's form, unless that is the repository's.
                case .edit: staging.isInForm(path)
                case .remove: false
                }
            }.keys.sorted())
        try staging.move(changes, keeping: places, saving: saved(in: repository))
    }

    /// Throws a `ToolError` for what would fail, before anything is written.
    func check(in repository: Repository, overwriting: Bool) throws {
        let files = FileManager.default
        let clashes = changes.filter { if case .write = $0.value { repository.exists($0.key) } else { false } }.keys
        if !overwriting, !clashes.isEmpty {
            throw ToolError(
                "\(clashes.sorted().joined(separator: ", ")) \(clashes.count == 1 ? "is" : "are") there already.",
                advice: "Nothing was written. Add --overwrite to replace, or choose another name.")
        }
        for path in changes.keys.sorted() {
            var isFolder: ObjCBool = false
            if files.fileExists(atPath: repository.url(path).path, isDirectory: &isFolder), isFolder.boolValue {
                throw ToolError("\(path) is a folder.", advice: "Nothing was written. Move it away first.")
            }
            var folder = repository.url(path).deletingLastPathComponent()
            while !files.fileExists(atPath: folder.path, isDirectory: &isFolder) { folder.deleteLastPathComponent() }
            guard isFolder.boolValue else {
                throw ToolError("\(folder.path) is a file, not a folder.", advice: "Nothing was written. Move it away.")
            }
            guard access(folder.path, W_OK) == 0 else {
                throw ToolError(
                    "The folder \(folder.path) cannot be written: \(String(cString: strerror(errno))).",
                    advice: "Nothing was written. Let it be written to.")
            }
        }
    }
}
