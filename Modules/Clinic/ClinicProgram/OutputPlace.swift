import ClinicModel
import ClinicStore
import Foundation

/// Where a program was told to write to.
///
/// A link is refused, for it may lead to a file that nobody meant to replace, and somebody else may have put it there.
package enum OutputPlace: Hashable, Sendable {
    /// A file, which is written as a whole and nobody else's to read. One that is there is replaced, or else kept.
    case file(String, replacing: Bool)
    /// What is there and is no file: a device or a pipe. It is written into.
    case stream(String)
    /// What this process has open already, as `/dev/stdout` is.
    case descriptor(Int32)

    /// - Parameters:
    ///   - path: nil for stdout.
    ///   - replacing: Whether a file that is there already may be replaced.
    package init(_ path: String?, replacing: Bool = true) throws {
        guard let path else {
            self = .descriptor(STDOUT_FILENO)
            return
        }
        if let descriptor = Self.descriptor(path) {
            self = .descriptor(descriptor)
            return
        }
        var status = stat()
        guard lstat(path, &status) == 0 else {
            self = .file(path, replacing: replacing)
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG:
            guard replacing else { throw Self.taken(path) }
            self = .file(path, replacing: true)
        case S_IFLNK:
            throw ProgramError(.cannotCreate, "\(path) is a link", advice: "name the file that it leads to")
        case S_IFDIR: throw ProgramError(.cannotCreate, "\(path) is a folder", advice: "name a file in it")
        default: self = .stream(path)
        }
    }

    /// Writes all that `body` gives out. A file appears when `body` is done. Throws where another has appeared
    /// meanwhile that may not be replaced.
    package func write(_ body: (_ write: @escaping @Sendable (Data) throws -> Void) async throws -> Void) async throws {
        switch self {
        case .descriptor(STDOUT_FILENO): try await body { try StandardOutput.write($0) }
        case .descriptor(let descriptor): try await Self.fill(dup(descriptor), "descriptor \(descriptor)", body)
        case .stream(let path): try await Self.fill(open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW), path, body)
        case .file(let path, let replacing):
            do {
                let draft = try FileDraft(for: path)
                defer { draft.discard() }
                try await Self.fill(open(draft.path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW), path, body)
                guard try draft.install(replacing: replacing) else { throw Self.taken(path) }
            } catch let failure as FileDraft.Failure {
                throw Self.failure(path, failure.code)
            }
        }
    }

    private static func fill(
        _ descriptor: Int32, _ name: String,
        _ body: (_ write: @escaping @Sendable (Data) throws -> Void) async throws -> Void
    ) async throws {
        guard descriptor >= 0 else { throw failure(name, errno) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try await body { bytes in
            do {
                try handle.write(contentsOf: bytes)
            } catch {
                throw ProgramError(
                    .inputOutput, "\(name) cannot be written", advice: "\(ProgramError(describing: error).message)")
            }
        }
    }

    private static func descriptor(_ path: String) -> Int32? {
        switch path {
        case "/dev/stdout": STDOUT_FILENO
        case "/dev/stderr": STDERR_FILENO
        default:
            ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix).flatMap { Int32(path.dropFirst($0.count)) }
        }
    }

    private static func taken(_ path: String) -> ProgramError {
        ProgramError(.cannotCreate, "\(path) is there already", advice: "name another file, or remove this one first")
    }

    private static func failure(_ path: String, _ code: Int32) -> ProgramError {
        switch code {
        case ENOSPC, EDQUOT:
            ProgramError(.inputOutput, "\(path) cannot be written: the disk is full", advice: "make room and try again")
        case ENOENT, ENOTDIR:
            ProgramError(.cannotCreate, "there is no folder for \(path)", advice: "make it first")
        default:
            ProgramError(
                .cannotCreate, "\(path) cannot be written: \(String(cString: strerror(code)))",
                advice: "choose a folder that you may write")
        }
    }
}
