import Foundation

/// A request as HTTP has it, whatever brings it.
public struct APIRequest: Sendable {
    public var method: String
    /// Without its query, such as `/api/v1/overview`.
    public var path: String
    /// What stands after the path’s `?`, as it was sent.
    public var query: String
    /// Where the request was sent, as whoever sent it has it, such as `https://clinic.example`.
    public var origin: String
    /// By their names in small letters.
    public var headers: [String: String]
    public var body: Data

    public init(
        _ method: String, _ path: String, query: String = "", origin: String = "", headers: [String: String] = [:],
        body: Data = Data()
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.origin = origin
        self.headers = headers
        self.body = body
    }

    /// The secret of the session that the request comes with.
    package var token: String? {
        guard let value = headers["authorization"], value.lowercased().hasPrefix("bearer ") else { return nil }
        return String(value.dropFirst("bearer ".count))
    }
}

/// What a request is answered with.
public struct APIAnswer: Sendable {
    public var status: Int
    /// By their names in small letters.
    public var headers: [String: String]
    public var body: Data

    public init(_ status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
