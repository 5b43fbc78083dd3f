/// The answer to a request of a browser, for a server to send.
public struct WebResponse: Sendable {
    public enum Body: Sendable {
        case bytes([UInt8])
        /// Server-sent events, which go on until the stream ends or the browser is gone.
        case events(AsyncStream<[UInt8]>)
    }

    public var status: Int
    /// The values of the headers by their names in small letters.
    public var headers: [String: String]
    public var body: Body

    init(_ status: Int, headers: [String: String] = [:], bytes: [UInt8] = []) {
        self.status = status
        self.headers = headers
        body = .bytes(bytes)
    }

    init(events: AsyncStream<[UInt8]>) {
        status = 200
        headers = ["content-type": "text/event-stream", "cache-control": "no-store"]
        body = .events(events)
    }
}
