/// The places of a session in an HTTP server: those of its pages, and those of whatever all sessions share.
public struct WebPlace: Sendable {
    /// The path before the address of each page, such as `/patient`; empty for a server of one app.
    public let base: String
    /// The path before the names of `WebAsset` and before `events/`, such as `/web`.
    public let shared: String
    /// The name of the tab, which nobody can guess. The server finds the session by it.
    public let tab: String
    /// The secret that a form carries back. The server makes it for one browser.
    public let token: String

    public init(base: String, shared: String, tab: String, token: String) {
        self.base = base
        self.shared = shared
        self.tab = tab
        self.token = token
    }

    /// The path of the stream that tells of changes.
    public var events: String { "\(shared)/events/\(tab)" }

    /// The path before files that a server has for the browser. A line of text that begins so is a link to one.
    public var files: String { "\(shared)/files/" }

    func path(of address: String) -> String { address == "/" && !base.isEmpty ? base : base + address }

    /// Returns the address of a page of this app; nil for a path that is none.
    func address(ofPath path: String) -> String? {
        guard path.hasPrefix(base) else { return nil }
        let rest = path.dropFirst(base.count)
        if rest.isEmpty { return "/" }
        return rest.hasPrefix("?") ? "/" + rest : rest.hasPrefix("/") && !rest.hasPrefix("//") ? String(rest) : nil
    }
}
