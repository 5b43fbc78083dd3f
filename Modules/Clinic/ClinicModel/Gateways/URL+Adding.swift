import Foundation

extension URL {
    /// Writes a file of that name into the folder, which only its user may read, and returns its path. Where the folder
    /// has another file of that name, it is kept, and the new one has a number.
    func add(_ contents: Data, named name: String) throws -> String {
        try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
        // It is nobody else's to read from the beginning, and whole where it has its name.
        let draft = path(of: ".\(UUID().uuidString)")
        guard
            FileManager.default.createFile(
                atPath: draft, contents: contents, attributes: [.posixPermissions: 0o600])
        else { throw Self.failure(path(of: name)) }
        defer { unlink(draft) }
        var number = 1
        while true {
            let path = path(of: number == 1 ? name : FileName.numbered(name, number))
            let code = FreePlace(path).take(draft)
            if code == 0 { return path }
            guard code == EEXIST, number < 1000 else { throw Self.failure(path) }
            if FileManager.default.contents(atPath: path) == contents { return path }
            number += 1
        }
    }

    private func path(of name: String) -> String { appending(path: name).path(percentEncoded: false) }

    private static func failure(_ path: String) -> CocoaError {
        CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
}
