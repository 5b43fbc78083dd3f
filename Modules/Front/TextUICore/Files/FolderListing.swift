import UniformTypeIdentifiers

/// The files of a folder: its folders first, each by name.
struct FolderListing {
    struct Entry: Identifiable {
        let url: URL
        let type: UTType
        var id: String { url.path }
        var name: String { url.lastPathComponent }
        var isFolder: Bool { type.conforms(to: .directory) }

        init(_ url: URL) {
            self.url = url
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            type =
                isFolder.boolValue
                ? .folder : UTType(filenameExtension: url.pathExtension, conformingTo: .data) ?? .data
        }

        func isOne(of types: [UTType]) -> Bool { types.contains(where: type.conforms(to:)) }
    }

    let entries: [Entry]

    init(of folder: URL, withHidden: Bool) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        entries = names.filter { withHidden || !$0.hasPrefix(".") }
            .map { Entry(folder.appendingPathComponent($0)) }
            .sorted { a, b in
                guard a.isFolder == b.isFolder else { return a.isFolder }
                let order = a.name.caseInsensitiveCompare(b.name)
                return order == .orderedSame ? a.name < b.name : order == .orderedAscending
            }
    }
}

extension URL {
    /// The folders on the way to this one, without the root.
    var folders: [URL] {
        let names = standardizedFileURL.pathComponents.dropFirst()
        return names.indices.map { index in
            URL(fileURLWithPath: "/" + names[...index].joined(separator: "/"), isDirectory: true)
        }
    }

    /// The file that somebody typed the path of, who looks at this folder.
    func file(at typed: String) -> URL {
        let path = (typed.trimmingCharacters(in: .whitespaces) as NSString).expandingTildeInPath
        let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)
        return file.standardizedFileURL
    }
}
