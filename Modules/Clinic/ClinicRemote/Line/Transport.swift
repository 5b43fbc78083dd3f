import ClinicAPI
import ClinicModel

/// What carries requests to a server.
package protocol Transport: Sendable {
    /// - Throws: `TransportError` where no answer came; `CancellationError`.
    func send(_ request: APIRequest) async throws -> APIAnswer

    /// Opens a stream of server-sent events, and yields for each; for the first time when the server has begun to
    /// answer. Throws as `send`, and where it is not answered with such a stream.
    func events(_ request: APIRequest) -> AsyncThrowingStream<Void, any Error>
}

/// No answer came.
package struct TransportError: Error, Hashable, Sendable {
    /// In the words of what carries the requests, such as “Connection refused”.
    package let reason: String
    /// Whether the request may have reached the server.
    package let mayHaveArrived: Bool

    package init(_ reason: String, mayHaveArrived: Bool) {
        self.reason = reason
        self.mayHaveArrived = mayHaveArrived
    }
}
