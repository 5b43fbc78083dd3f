import CSQLite
import Foundation

/// A connection on a disk that takes a while to keep what is written to the write-ahead log: a commit can be seen only
/// that much later.
final class SlowLog {
    struct Refusal: Error {
        let code: Int32
        let message: String
    }

    private let connection: OpaquePointer

    init(path: String) throws {
        var opened: OpaquePointer?
        guard sqlite3_vfs_register(slowDisk, 0) == SQLITE_OK,
            sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE, slowDisk.pointee.zName) == SQLITE_OK,
            let connection = opened
        else { throw Refusal(code: sqlite3_errcode(opened), message: "cannot open \(path)") }
        self.connection = connection
        try run("PRAGMA synchronous = FULL")
    }

    deinit { sqlite3_close_v2(connection) }

    func run(_ sql: String) throws {
        let code = sqlite3_exec(connection, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw Refusal(code: code, message: String(cString: sqlite3_errmsg(connection))) }
    }
}

/// How long the disk takes, in seconds.
private let delay = 0.2

/// The system's own disk, whose logs wait.
nonisolated(unsafe) private let slowDisk: UnsafeMutablePointer<sqlite3_vfs> = {
    let disk = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    disk.initialize(to: systemDisk.pointee)
    disk.pointee.pNext = nil
    disk.pointee.zName = UnsafePointer(strdup("slow-log"))
    disk.pointee.xOpen = { disk, name, file, flags, outFlags in
        let code = systemDisk.pointee.xOpen(disk, name, file, flags, outFlags)
        guard code == SQLITE_OK, flags & SQLITE_OPEN_WAL != 0, let file else { return code }
        file.pointee.pMethods = UnsafePointer(slowMethods(file.pointee.pMethods))
        return code
    }
    return disk
}()

nonisolated(unsafe) private let systemDisk = sqlite3_vfs_find(nil)!

nonisolated(unsafe) private var systemMethods: UnsafePointer<sqlite3_io_methods>?

private func slowMethods(
    _ methods: UnsafePointer<sqlite3_io_methods>
) -> UnsafeMutablePointer<sqlite3_io_methods> {
    systemMethods = methods
    let slow = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    slow.initialize(to: methods.pointee)
    slow.pointee.xSync = { file, flags in
        Thread.sleep(forTimeInterval: delay)
        return systemMethods?.pointee.xSync(file, flags) ?? SQLITE_IOERR
    }
    return slow
}
