import Foundation

/// Goes through a folder without following links.
struct FolderWalk {
    let root: String
    let excludes: [String]
    /// Folders for which a package within is read too: those that it holds, and those that hold it; nil for all packages.
    var places: [String]? = []
    /// Whether tests and packages within are read too.
    var readsAll = false

    /// Paths relative to the root, in order. Hidden folders, packages of others, templates and documentation catalogs are
    /// left out.
    func swiftFiles() throws -> [String] {
        var found: [String] = []
        try walk("", &found)
        return found.sorted()
    }

    private func walk(_ folder: String, _ found: inout [String]) throws {
        let full = folder.isEmpty ? root : root + "/" + folder
        guard let stream = opendir(full) else {
            throw ToolError(
                "The folder \(full) cannot be read: \(String(cString: strerror(errno))).",
                advice: "Let it be read, or exclude it in \(Configuration.fileName).")
        }
        defer { closedir(stream) }
        var folders: [String] = []
        var files: [String] = []
        var isPackage = false
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(".") { continue }
            let path = folder.isEmpty ? name : folder + "/" + name
            switch kind(of: entry, at: root + "/" + path) {
            case .folder: folders.append(path)
            case .file:
                if name == "Package.swift" { isPackage = true }
                if name.hasSuffix(".swift") { files.append(path) }
            case .other: break
            }
        }
        if isPackage, !folder.isEmpty, !reads(package: folder) { return }
        found += files.filter { path in !path.hasSuffix("Package.swift") && !excludes.contains { path.isInside($0) } }
        for path in folders where !isLeftOut(path) { try walk(path, &found) }
    }

    private func reads(package: String) -> Bool {
        guard !readsAll, let places else { return true }
        return places.contains { $0.isInside(package) || package.isInside($0) }
    }

    private static let foreign: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData", "SourcePackages"]

    private func isLeftOut(_ path: String) -> Bool {
        let name = path.lastComponent
        return name.hasSuffix(".xctemplate") || name.hasSuffix(".docc") || Self.foreign.contains(name)
            || (!readsAll && (name == "Tests" || name.hasSuffix("Tests"))) || excludes.contains { path.isInside($0) }
    }

    private enum Kind { case file, folder, other }

    private func kind(of entry: UnsafeMutablePointer<dirent>, at path: String) -> Kind {
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): return .folder
        case Int32(DT_REG): return .file
        case Int32(DT_UNKNOWN):
            var status = stat()
            guard lstat(path, &status) == 0 else { return .other }
            return status.st_mode & S_IFMT == S_IFDIR ? .folder : status.st_mode & S_IFMT == S_IFREG ? .file : .other
        default: return .other
        }
    }
}
