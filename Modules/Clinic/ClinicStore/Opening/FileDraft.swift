import ClinicModel
import Foundation

/// A file that is made beside the place where it is to stand, so that nobody finds half of it.
///
/// A lock says that its maker lives. Whoever opens a database or makes a file in the same folder removes the drafts of
/// makers that were killed.
package struct FileDraft: Sendable {
    /// What was in the way.
    package struct Failure: Error {
        package let place: String
        package let code: Int32

        init(_ place: String, _ code: Int32 = errno) {
            (self.place, self.code) = (place, code)
        }
    }

    private static let companions = [
        "", DatabaseFiles.logSuffix, DatabaseFiles.indexSuffix, DatabaseFiles.journalSuffix,
    ]
    private static let lockSuffix = "-lock"

    package let path: String
    private let place: String
    private let lock: Int32

    /// Makes an empty file that is nobody else's to read; SQLite gives its companions the same rights.
    package init(for place: String) throws(Failure) {
        Self.removeRemains(beside: place)
        let (path, lock) = try Self.reserve(for: place)
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let failure = Failure(place)
            unlink(path + Self.lockSuffix)
            close(lock)
            throw failure
        }
        close(descriptor)
        (self.path, self.place, self.lock) = (path, place, lock)
    }

    /// Moves the draft, which nobody has open any more, to its place in one step. What stands there is replaced, or
    /// else left alone; returns whether the draft is there now.
    package func install(replacing: Bool) throws(Failure) -> Bool {
        try Self.synchronize(path, for: place)
        if replacing {
            guard rename(path, place) == 0 else { throw Failure(place) }
        } else {
            let code = FreePlace(place).take(path)
            if code == EEXIST { return false }
            guard code == 0 else { throw Failure(place, code) }
        }
        try Self.synchronize(Self.folder(of: place), for: place)
        return true
    }

    /// Removes whatever is left of the draft.
    package func discard() {
        Self.remove(path)
        close(lock)
    }

    /// Removes the drafts in the folder of `place` whose makers are dead. What cannot be removed stays for another.
    static func removeRemains(beside place: String) {
        let folder = folder(of: place)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names where isLock(name) {
            let descriptor = open("\(folder)/\(name)", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { remove("\(folder)/\(name.dropLast(lockSuffix.count))") }
            close(descriptor)
        }
    }

    /// A name that no other maker has, and its lock. A lock that was taken for a dead maker's before it was held is
    /// given up for another.
    private static func reserve(for place: String) throws(Failure) -> (path: String, lock: Int32) {
        while true {
            let path = place + ".draft-" + String(UInt32.random(in: 1 << 28...UInt32.max), radix: 16)
            let lock = open(path + lockSuffix, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard lock >= 0 else {
                if errno == EEXIST { continue }
                throw Failure(place)
            }
            if flock(lock, LOCK_EX | LOCK_NB) == 0, FileIdentity(of: lock) == FileIdentity(of: path + lockSuffix) {
                return (path, lock)
            }
            close(lock)
        }
    }

    private static func isLock(_ name: String) -> Bool {
        name.wholeMatch(of: /.+\.draft-[0-9a-f]{8}-lock/) != nil
    }

    /// The lock goes last: without it nobody would know the others for remains.
    private static func remove(_ path: String) {
        for suffix in companions + [lockSuffix] { unlink(path + suffix) }
    }

    private static func folder(of place: String) -> String {
        URL(fileURLWithPath: place).deletingLastPathComponent().path
    }

    /// Waits until a file or folder is on the disk.
    private static func synchronize(_ path: String, for place: String) throws(Failure) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(place) }
        defer { close(descriptor) }
        // A file system that cannot is no reason to stop.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw Failure(place) }
    }
}

extension StoreError {
    init(_ failure: FileDraft.Failure) {
        switch failure.code {
        case ENOSPC, EDQUOT: self = .diskFull(path: failure.place)
        case EIO: self = .inputOutput(path: failure.place, reason: String(cString: strerror(failure.code)))
        default: self = .cannotCreate(path: failure.place, reason: String(cString: strerror(failure.code)))
        }
    }
}
