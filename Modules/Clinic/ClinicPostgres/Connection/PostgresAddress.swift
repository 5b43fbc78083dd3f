import ClinicStore
import Foundation

/// Where a clinic in PostgreSQL is: libpq's own `postgresql://` address.
package struct PostgresAddress: Hashable, Sendable, CustomStringConvertible {
    /// As libpq takes it.
    let connectionString: String
    package let description: String

    /// - Throws: `StoreError.refused` where there is a password in it, which everybody on the machine could read.
    package init(_ text: String) throws(StoreError) {
        guard !Self.hasPassword(text) else {
            let shown = text.replacing(/:[^:@\/]*@/) { _ in "@" }.replacing(/password=[^&]*/) { _ in "password=" }
            throw .refused(path: shown, reason: "its password can be read by everybody on this machine")
        }
        description = text
        let settings = Self.settings.filter { !text.contains($0.key + "=") }.map { "\($0.key)=\($0.value)" }
        connectionString = text + (text.contains("?") ? "&" : "?") + settings.joined(separator: "&")
    }

    /// What holds where the address says nothing else: a host that is gone is noticed in seconds.
    private static let settings: KeyValuePairs = [
        "connect_timeout": "5", "tcp_user_timeout": "10000", "keepalives_idle": "10",
        "fallback_application_name": "clinic",
    ]

    private static func hasPassword(_ text: String) -> Bool {
        guard let start = text.range(of: "://")?.upperBound else { return false }
        let authority = text[start...].prefix { $0 != "/" && $0 != "?" }
        let parameters = text.drop { $0 != "?" }.dropFirst().split(separator: "&")
        return authority.lastIndex(of: "@").map { authority[..<$0].contains(":") } ?? false
            || parameters.contains { $0.hasPrefix("password=") }
    }
}
