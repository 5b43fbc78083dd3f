import ArgumentParser
import ClinicModel
import Foundation

/// Which file holds the clinic, or which address of PostgreSQL's: `--database`, else `CADUCEUS_DATABASE`, else one file in
/// the user's data folder.
package struct DatabaseLocation: Hashable, Sendable {
    package enum Origin: Sendable {
        case option, environment, userData
    }

    package static let variable = "CADUCEUS_DATABASE"

    package let path: String
    package let origin: Origin

    package init(option: String?, environment: [String: String] = ProcessInfo.processInfo.environment) {
        if let option {
            (path, origin) = (Self.absolute(option), .option)
        } else if let named = environment[Self.variable], !named.isEmpty {
            (path, origin) = (Self.absolute(named), .environment)
        } else {
            (path, origin) = (Self.dataFolder(environment) + "/clinic.sqlite", .userData)
        }
    }

    /// Refuses an option that names no file, as `--database "$UNSET"` does.
    package static func check(option: String?) throws {
        if option == "" { throw ValidationError(saying: "--database names no file; give one, or leave it out") }
    }

    /// Whether it is a file, and no address of PostgreSQL's.
    package var isFile: Bool { !Self.isAddress(path) }

    private static func isAddress(_ text: String) -> Bool {
        text.hasPrefix("postgresql://") || text.hasPrefix("postgres://")
    }

    /// Whether there is a file, or might be, in a folder that may not be looked into.
    package var exists: Bool {
        var status = stat()
        return stat(path, &status) == 0 || (errno != ENOENT && errno != ENOTDIR)
    }

    /// The file, if it is there. A program that makes no database asks for this.
    package func existing() throws(ProgramError) -> String {
        guard exists else {
            throw ProgramError(
                .noInput, "there is no database at \(path)",
                advice: "make one with: clinic demo --database \(ShellWord.quoted(path))")
        }
        return path
    }

    /// Where the programs keep what is theirs: `$XDG_DATA_HOME/caduceus`.
    package static func dataFolder(_ environment: [String: String]) -> String {
        let named = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        return (named ?? home + "/.local/share") + "/caduceus"
    }

    private static func absolute(_ path: String) -> String {
        isAddress(path) ? path : URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
