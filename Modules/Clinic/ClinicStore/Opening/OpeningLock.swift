import Foundation

/// Keeps other processes from opening the same database while this one opens it, makes it or brings it up to date.
///
/// A file of its own: closing any descriptor of the database itself would drop SQLite's locks.
struct OpeningLock {
    private static let patience = Duration.seconds(30)

    let descriptor: Int32

    init(for path: String) throws(StoreError) {
        let descriptor = open(path + "-lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            switch errno {
            case ENOSPC, EDQUOT: throw .diskFull(path: path)
            case EACCES, EROFS, EPERM: throw .readOnly(path: path)
            default: throw .cannotCreate(path: path, reason: String(cString: strerror(errno)))
            }
        }
        let start = ContinuousClock.now
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now - start < Self.patience else {
                close(descriptor)
                throw .busy(path: path)
            }
            usleep(10_000)
        }
        self.descriptor = descriptor
    }

    func release() {
        close(descriptor)
    }
}
