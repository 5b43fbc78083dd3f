import ClinicModel
import Foundation

/// Why a clinic's database cannot be opened, checked or copied.
package enum StoreError: Error, Hashable, Sendable {
    case missing(path: String)
    case unreadable(path: String)
    /// It may be read but not written.
    case readOnly(path: String)
    case cannotCreate(path: String, reason: String)
    /// No SQLite database, or not a clinic's.
    case notAClinic(path: String)
    case corrupt(path: String)
    /// A newer version of the programs has made it or changed it.
    case newerVersion(path: String)
    /// Another process keeps it locked.
    case busy(path: String)
    case diskFull(path: String)
    /// The file was removed or another took its place while it was open, or its log was taken away.
    case replaced(path: String)
    case inputOutput(path: String, reason: String)
    /// A database’s server does not answer.
    case unreachable(path: String, reason: String)
    /// A database’s server does not let this program in, or not do this.
    case refused(path: String, reason: String)

    package var path: String {
        switch self {
        case .missing(let path), .unreadable(let path), .readOnly(let path), .cannotCreate(let path, _),
            .notAClinic(let path), .corrupt(let path), .newerVersion(let path), .busy(let path),
            .diskFull(let path), .replaced(let path), .inputOutput(let path, _), .unreachable(let path, _),
            .refused(let path, _):
            path
        }
    }

    /// The status of sysexits to leave with.
    package var exitStatus: Int32 {
        switch self {
        case .notAClinic, .corrupt, .newerVersion: 65
        case .missing, .unreadable: 66
        case .cannotCreate, .readOnly: 73
        case .diskFull, .replaced, .inputOutput: 74
        case .busy: 75
        case .unreachable: 69
        case .refused: 77
        }
    }
}

extension StoreError: LocalizedError {
    package var errorDescription: String? { title.description }
    package var recoverySuggestion: String? { suggestion.description }

    /// What is wrong.
    package var title: Phrase {
        switch self {
        case .missing(let path): "There is no database at \(path)."
        case .unreadable(let path): "The database \(path) cannot be read."
        case .readOnly(let path): "The database \(path) cannot be written."
        case .cannotCreate(let path, let reason): "The database \(path) cannot be made: \(reason)."
        case .notAClinic(let path): "\(path) is not a clinic’s database."
        case .corrupt(let path): "The database \(path) is damaged."
        case .newerVersion(let path): "The database \(path) is of a newer version than this program."
        case .busy(let path): "The database \(path) is locked by another program."
        case .diskFull(let path): "The disk of \(path) is full."
        case .replaced(let path): "The database \(path) was removed or replaced while it was open."
        case .inputOutput(let path, let reason): "Reading or writing \(path) failed: \(reason)."
        case .unreachable(let path, let reason): "The database \(path) cannot be reached: \(reason)."
        case .refused(let path, let reason): "The database \(path) refuses this: \(reason)."
        }
    }

    /// What to do.
    package var suggestion: Phrase {
        switch self {
        case .missing: "Make one with `clinic demo` or `clinic import`, or name another with --database."
        case .unreadable, .readOnly: "Check the permissions of the file and its folder."
        case .cannotCreate: "Name a new file, in a folder that you may write."
        case .notAClinic: "Name another file with --database."
        case .corrupt: "Run `clinic verify`, and restore a backup."
        case .newerVersion: "Update this program."
        case .busy: "Try again in a moment."
        case .diskFull: "Make room and try again."
        case .replaced: "Run the program again and look: what was done last may not be kept."
        case .inputOutput: "Check the disk and try again."
        case .unreachable: "Check that PostgreSQL runs, and the address. `psql` with the same address says more."
        case .refused: "Check the role in the address and its rights. A password stands in ~/.pgpass."
        }
    }
}
