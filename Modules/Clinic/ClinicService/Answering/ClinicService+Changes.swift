public import ClinicAPI
import ClinicModel
public import Foundation

extension ClinicService {
    /// How often a stream of changes says that it is still there, in seconds.
    package static let heartbeat = 15

    /// Whether a request asks for the stream of changes, which `changes` answers.
    public static func isForChanges(_ request: APIRequest) -> Bool {
        request.method == "GET" && request.path == APIPath.changes
    }

    /// Server-sent events for as long as the session goes on: one after each change that the session's principal may see,
    /// without what it was, and a comment now and then.
    ///
    /// - Returns: The head of the answer, and what follows; nil where the head is all.
    public func changes(_ request: APIRequest) async -> (head: APIAnswer, events: AsyncStream<Data>?) {
        let headers = ["content-type": "text/event-stream", "cache-control": "no-store"]
        do {
            let session = try await clinic.session(request.sessionToken())
            guard try await clinic.goesOn(session) else { throw ClinicError.signedOut }
            let changes = try await feed.listen(as: session.principal)
            guard streams.open(for: session.token) else {
                throw Problem(
                    .tooManyRequests, status: 429, "This session has too many streams of changes.",
                    detail: "It has at most \(OpenStreams.mostOfSession): close one.")
            }
            return (APIAnswer(200, headers: headers), events(of: session, changes))
        } catch {
            return (refusal(error), nil)
        }
    }

    private func events(of session: Session, _ changes: AsyncStream<Void>) -> AsyncStream<Data> {
        AsyncStream(bufferingPolicy: .bufferingNewest(4)) { continuation in
            continuation.yield(Self.change)
            let listener = Task {
                for await _ in changes { continuation.yield(Self.change) }
                continuation.finish()
            }
            let pulse = Task {
                while (try? await Task.sleep(for: .seconds(Self.heartbeat))) != nil {
                    // Where the clinic does not answer, who listens is to come back.
                    guard (try? await clinic.goesOn(session)) == true else { break }
                    continuation.yield(Data(": still here\n\n".utf8))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in
                listener.cancel()
                pulse.cancel()
                streams.close(for: session.token)
            }
        }
    }

    /// The first one is sent at once: what was changed while nobody listened is asked for, too.
    private static let change = Data("event: change\ndata: {}\n\n".utf8)
}
