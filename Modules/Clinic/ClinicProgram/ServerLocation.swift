import ArgumentParser
import ClinicModel
import Foundation

/// Which server has the clinic: `--server`, else `CADUCEUS_SERVER`.
package struct ServerLocation: Hashable, Sendable {
    package static let variable = "CADUCEUS_SERVER"

    package let url: URL

    /// Nil where none is named, or a database is by an option.
    ///
    /// - Throws: a `ProgramError` for what is no address of a server, and for one where passwords would cross a network
    ///   that others can read.
    package init?(
        option: String?, database: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ProgramError) {
        guard let text = option ?? (database == nil ? environment[Self.variable] : nil), !text.isEmpty else {
            return nil
        }
        guard option == nil || database == nil else {
            throw ProgramError(.usage, "--server and --database exclude each other", advice: "leave one of them out")
        }
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), let host = url.host(), !host.isEmpty,
            scheme == "https" || scheme == "http", url.query() == nil, url.user() == nil
        else {
            throw ProgramError(
                .usage, "“\(text)” is no address of a server", advice: "write it such as https://clinic.example")
        }
        guard scheme == "https" || Self.isLoopback(host) else {
            throw ProgramError(
                .usage, "\(text) would send passwords for everybody on the way to read",
                advice: "write it with https://")
        }
        self.url = url
    }

    private static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host == "::1" || host == "[::1]" || host.hasPrefix("127.")
    }
}
