import Foundation

/// A place for a file, which the file takes as long as nothing stands there.
package struct FreePlace {
    private let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// Puts a file that is whole there, in one step; its old name may stay with it. Returns 0, or the system's code of
    /// what was in the way, which is `EEXIST` where something stands there.
    package func take(_ file: String) -> Int32 {
        if link(file, path) == 0 { return 0 }
        let code = errno
        // Of Linux's file systems in user space, such as sshfs, some say the last.
        return [EPERM, EOPNOTSUPP, ENOSYS].contains(code) ? takeReserved(file) : code
    }

    /// For folders whose file system knows no second name of a file: nobody else can make the file that is replaced.
    private func takeReserved(_ file: String) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return errno }
        close(descriptor)
        guard rename(file, path) != 0 else { return 0 }
        let code = errno
        unlink(path)
        return code
    }
}
