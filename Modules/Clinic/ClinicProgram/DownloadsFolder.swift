import Foundation

/// Where a user looks for files that a program has saved: the folder that the desktop names for downloads, else
/// `~/Downloads` where there is one, else the user's home.
package struct DownloadsFolder: Sendable {
    package let path: String

    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
        let named = (try? String(contentsOfFile: settings + "/user-dirs.dirs", encoding: .utf8))
            .flatMap { Self.downloads(in: $0, home: home) }
        path = [named, home + "/Downloads"].compactMap(\.self).first(where: Self.isFolder) ?? home
    }

    /// The folder that `user-dirs.dirs` names, a line such as `XDG_DOWNLOAD_DIR="$HOME/Downloads"`.
    private static func downloads(in settings: String, home: String) -> String? {
        let key = "XDG_DOWNLOAD_DIR="
        guard let line = settings.split(separator: "\n").last(where: { $0.hasPrefix(key) }) else { return nil }
        let value = line.dropFirst(key.count).trimmingCharacters(in: .whitespaces)
        guard value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") else { return nil }
        let path = String(value.dropFirst().dropLast()).replacing(/\\(.)/) { $0.output.1 }
        if path.hasPrefix("$HOME/") { return home + path.dropFirst("$HOME".count) }
        return path.hasPrefix("/") ? path : nil
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
