import Foundation

/// A note in the lock's file: which database the log beside it was written for.
///
/// SQLite takes any log of the right name for the database's own and writes it into it. The log of a database that
/// was removed or replaced, while a program had it open or after one was killed, would damage the one that came in its
/// place. The note counts only for the very files that it names, so that a copied folder is not misjudged.
struct LogNote: Equatable {
    private let lock: FileIdentity
    private let database: FileIdentity
    private let log: FileIdentity

    private init?(lock: FileIdentity?, database: FileIdentity?, log: FileIdentity?) {
        guard let lock, let database, let log else { return nil }
        (self.lock, self.database, self.log) = (lock, database, log)
    }

    /// Writes down that the log of `files` is that of their database.
    static func write(_ files: DatabaseFiles, in lock: OpeningLock) {
        let note = LogNote(lock: FileIdentity(of: lock.descriptor), database: files.database, log: files.log)
        guard let note, note != read(from: lock) else { return }
        let text = Array("\(note.lock) \(note.database) \(note.log)\n".utf8)
        // Without the note a log is taken for the database's own, as ever.
        guard ftruncate(lock.descriptor, 0) == 0 else { return }
        _ = pwrite(lock.descriptor, text, text.count, 0)
    }

    private static func read(from lock: OpeningLock) -> LogNote? {
        var bytes = [UInt8](repeating: 0, count: 200)
        let count = pread(lock.descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        let words = String(decoding: bytes[..<count], as: UTF8.self).split(whereSeparator: \.isWhitespace)
        let identities = words.compactMap { FileIdentity(String($0)) }
        guard identities.count == 3 else { return nil }
        return LogNote(lock: identities[0], database: identities[1], log: identities[2])
    }

    /// Renames a log that was written for another database than the one at `place` to `-wal-of-another`.
    static func setAsideForeignLog(at place: String, in lock: OpeningLock) throws(StoreError) {
        guard let note = read(from: lock), note.lock == FileIdentity(of: lock.descriptor),
            note.log == FileIdentity(of: place + DatabaseFiles.logSuffix), note.database != FileIdentity(of: place)
        else { return }
        try setAsideLog(at: place)
    }

    /// Gives an empty log a byte, with which SQLite takes it for an empty one still: where there is none, GRDB makes a
    /// table and drops it, so that each command that only reads would wait for the disk, and write it at its end, too.
    ///
    /// At the end of what another process may have written meanwhile a byte is no frame, and the next one takes its place.
    static func keepFromBeingEmpty(_ log: String) {
        let descriptor = open(log, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size == 0 else { return }
        var byte: UInt8 = 0
        _ = Foundation.write(descriptor, &byte, 1)
    }

    /// Renames what was left of another database where a new one is to come.
    static func setAsideRemains(at place: String) throws(StoreError) {
        try setAside(place + DatabaseFiles.journalSuffix, of: place)
        try setAsideLog(at: place)
    }

    private static func setAsideLog(at place: String) throws(StoreError) {
        let log = place + DatabaseFiles.logSuffix
        guard FileIdentity(of: log) != nil else { return }
        unlink(place + DatabaseFiles.indexSuffix)
        try setAside(log, of: place)
    }

    private static func setAside(_ file: String, of place: String) throws(StoreError) {
        guard FileIdentity(of: file) != nil else { return }
        guard rename(file, file + "-of-another") == 0 else {
            throw .cannotCreate(path: place, reason: "\(file) belongs to another database and cannot be moved away")
        }
    }
}
