import ClinicModel
import Foundation
import GRDB

extension StoreError {
    /// What a failure of SQLite means for whoever opens the file.
    init(_ error: DatabaseError, path: String) {
        switch error.resultCode {
        case .SQLITE_NOTADB: self = .notAClinic(path: path)
        case .SQLITE_CORRUPT: self = .corrupt(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
        case .SQLITE_FULL: self = .diskFull(path: path)
        case .SQLITE_READONLY: self = .readOnly(path: path)
        case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: self = .unreadable(path: path)
        case .SQLITE_IOERR where DiskSpace.isUsedUp(at: path): self = .diskFull(path: path)
        default: self = .inputOutput(path: path, reason: error.message ?? "SQLite error \(error.resultCode.rawValue)")
        }
    }
}

extension ClinicError {
    /// What a failure of SQLite means for whoever is in the middle of something.
    init(_ error: DatabaseError, path: String) {
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
        case .SQLITE_FULL: self = .storage(.diskFull)
        case .SQLITE_READONLY, .SQLITE_PERM: self = .storage(.readOnly)
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .storage(.corrupt)
        case .SQLITE_CANTOPEN: self = .storage(.missing)
        case .SQLITE_IOERR where DiskSpace.isUsedUp(at: path): self = .storage(.diskFull)
        case .SQLITE_IOERR, .SQLITE_NOMEM: self = .storage(.inputOutput)
        case .SQLITE_CONSTRAINT: self = .invalid("The clinic’s rules forbid this: \(error.brokenRule).")
        default: self = .storage(.other)
        }
    }
}

/// How much room a disk has.
private enum DiskSpace {
    /// What the index of a log grows by. SQLite reports a failure to make room for it as one of the disk.
    private static let step: UInt = 32 << 10

    static func isUsedUp(at path: String) -> Bool {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return false }
        return UInt(status.f_bavail) * UInt(status.f_frsize) < step
    }
}
