import ClinicModel
import Foundation

/// Where a program keeps what it remembers from one run to the next: `$XDG_STATE_HOME/caduceus`, for its user alone.
package struct StateFolder: Sendable {
    package let path: String

    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let named = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        path = (named ?? home + "/.local/state") + "/caduceus"
    }

    /// The contents of a file, nil if there is none or it is not this user's alone.
    func read(_ name: String) -> Data? {
        let descriptor = open(path + "/" + name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_uid == getuid(), status.st_mode & 0o077 == 0 else {
            return nil
        }
        return try? file.readToEnd() ?? Data()
    }

    package func make() throws {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ProgramError(
                .cannotCreate, "the folder \(path) cannot be made",
                advice: "name one that you may write with XDG_STATE_HOME")
        }
    }

    /// Replaces the file as a whole, so that nobody finds half of it.
    func write(_ data: Data, to name: String) throws {
        try make()
        let file = path + "/" + name
        let draft = file + ".\(getpid())"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Self.failure("could not write \(draft): \(Self.reason)") }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.close()
        } catch {
            unlink(draft)
            throw error
        }
        guard rename(draft, file) == 0 else {
            unlink(draft)
            throw Self.failure("could not write \(file): \(Self.reason)")
        }
    }

    func remove(_ name: String) throws {
        let file = path + "/" + name
        guard unlink(file) == 0 || errno == ENOENT else {
            throw Self.failure("could not remove \(file): \(Self.reason)")
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }

    private static func failure(_ message: Phrase) -> ProgramError {
        ProgramError(.cannotCreate, message, advice: "check the folder's permissions")
    }
}
