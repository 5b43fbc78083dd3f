import Glibc

extension URL {
    /// Moves the file, which takes the place of a file that is there: of the two one is there at any moment.
    package func move(to place: URL) throws {
        guard rename(path, place.path) != 0 else { return }
        guard errno == EXDEV else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        try self.copy(to: place)
        try FileManager.default.removeItem(at: self)
    }

    /// Copies the file, in the place of a file that is there: of the two one is there at any moment.
    package func copy(to place: URL) throws {
        let copy = place.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        do {
            try FileManager.default.copyItem(at: self, to: copy)
            try copy.move(to: place)
        } catch {
            try? FileManager.default.removeItem(at: copy)
            throw error
        }
    }
}
