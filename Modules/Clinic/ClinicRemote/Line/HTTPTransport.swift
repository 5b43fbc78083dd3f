import ClinicAPI
import Foundation
import Synchronization
import SystemLibraries

/// Carries requests by HTTP.
package struct HTTPTransport: Transport {
    /// As long as a server may take over anything.
    private static let longestAnswer = Duration.seconds(30)
    /// A stream says more often that it is still there.
    private static let longestSilence = Duration.seconds(45)

    private let server: URL
    private let authorities: String?
    private let client = HTTPClient(without: "the clinic’s server is not reached")

    /// - Parameters:
    ///   - server: Such as `https://clinic.example`.
    ///   - authorities: A file with certificates to trust beside the system's.
    package init(server: URL, authorities: String? = nil) {
        self.server = server
        self.authorities = authorities
    }

    package func send(_ request: APIRequest) async throws -> APIAnswer {
        var sent = addressed(request)
        sent.timeout = Self.longestAnswer
        do {
            let received = Received()
            let (status, headers) = try await client.send(sent) { _, bytes in received.take(bytes) }
            return APIAnswer(status, headers: headers, body: received.data)
        } catch let failure as HTTPFailure {
            throw TransportError(failure.reason, mayHaveArrived: failure.mayHaveArrived)
        }
    }

    package func events(_ request: APIRequest) -> AsyncThrowingStream<Void, any Error> {
        var sent = addressed(request)
        sent.headers["accept"] = "text/event-stream"
        sent.longestSilence = Self.longestSilence
        return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let reader = Task { [client, sent] in
                let events = EventParser()
                do {
                    let (status, _) = try await client.send(sent) { status, bytes in
                        guard status == 200 else { return false }
                        for _ in 0..<events.events(in: bytes) { continuation.yield() }
                        return true
                    }
                    guard status == 200 else {
                        throw TransportError("the server says \(status)", mayHaveArrived: true)
                    }
                    continuation.finish()
                } catch let failure as HTTPFailure {
                    continuation.finish(
                        throwing: TransportError(failure.reason, mayHaveArrived: failure.mayHaveArrived))
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in reader.cancel() }
        }
    }

    private func addressed(_ request: APIRequest) -> HTTPRequest {
        var sent = HTTPRequest(
            server.appending(path: request.path), body: request.method == "POST" ? request.body : nil)
        sent.headers = request.headers
        sent.authorities = authorities
        return sent
    }
}

/// The body of an answer as it comes.
private final class Received: Sendable {
    private let body = Mutex(Data())

    func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        body.withLock { $0.append(contentsOf: bytes) }
        return true
    }

    var data: Data { body.withLock { $0 } }
}
