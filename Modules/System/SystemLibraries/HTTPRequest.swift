import Foundation

/// A request as libcurl sends it.
package struct HTTPRequest: Sendable {
    package var url: URL
    /// GET where there is no body, else POST.
    package var body: Data?
    package var headers: [String: String] = [:]
    /// A file with the certificates of authorities that are trusted, in place of the system's.
    package var authorities: String?
    package var followsRedirections = false
    /// How long it may take to connect, and altogether.
    package var connectTimeout: Duration = .seconds(10)
    package var timeout: Duration?
    /// After how long without a byte it is given up.
    package var longestSilence: Duration?

    package init(_ url: URL, body: Data? = nil) {
        self.url = url
        self.body = body
    }
}

package struct HTTPFailure: Error, Hashable, Sendable {
    /// In libcurl's words, such as “Couldn't connect to server”.
    package let reason: String
    /// Whether the request may have reached the server.
    package let mayHaveArrived: Bool
}
