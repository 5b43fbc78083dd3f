import ClinicModel
import Foundation

/// A temporary file without a name: nobody else can open it, and it is gone with the program, however that ends.
struct Spool: Sendable {
    private let handle: FileHandle

    init() throws {
        let path = NSTemporaryDirectory() + "/clinic-\(UUID().uuidString)"
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ProgramError(
                .cannotCreate, "the temporary file \(path) cannot be made: \(String(cString: strerror(errno)))",
                advice: "name another folder with TMPDIR")
        }
        unlink(path)
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    func write(_ bytes: Data) throws {
        try handle.write(contentsOf: bytes)
    }

    /// Gives out all that was written.
    func read(_ body: (Data) throws -> Void) throws {
        try handle.seek(toOffset: 0)
        while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty { try body(part) }
    }
}
