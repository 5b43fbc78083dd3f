/// A request of a browser, as a server hands it to a `WebScene`.
public struct WebRequest: Sendable {
    public var method: String
    /// The path, without the query.
    public var path: String
    /// The query, without its question mark.
    public var query: String
    /// The values of the headers by their names in small letters.
    public var headers: [String: String]
    public var body: [UInt8]

    public init(
        _ method: String, _ path: String, query: String = "", headers: [String: String] = [:], body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }

    /// Returns the tab that a query names, and the address of a page at a path with the rest of the query.
    package static func tabAndAddress(_ path: String, _ query: String) -> (tab: String?, address: String) {
        let parts = query.split(separator: "&")
        let tab = parts.first { $0.hasPrefix("tab=") }?.dropFirst(4)
        let rest = parts.filter { !$0.hasPrefix("tab=") }.joined(separator: "&")
        return (tab.map(String.init), rest.isEmpty ? path : "\(path)?\(rest)")
    }
}
