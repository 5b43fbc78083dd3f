import Foundation

/// Where a program was told to write to.
package enum OutputPlace {
    /// Whether what is there is written into, as a device, a pipe or `/dev/stdout` is; a file is replaced as a whole.
    package static func isStream(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT != S_IFREG
    }

    /// The file that a path means, behind its links.
    static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
