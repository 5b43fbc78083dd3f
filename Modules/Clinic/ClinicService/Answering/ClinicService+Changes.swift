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

    /// Server-sent events for as long as the session goes on: one after each change of the clinic's, without what it
    /// was, and a comment now and then.
    ///
    /// - Returns: The head of the answer, and what follows; nil where the head is all.
    public func changes(_ request: APIRequest) async -> (head: APIAnswer, events: AsyncStream<Data>?) {
        let gateways: Gateways
        do {
            gateways = clinic.gateways(try await clinic.session(request.sessionToken()), nil)
            // Throws where the session has ended.
            _ = try await gateways.accounts.profile()
        } catch {
            return (refusal(error), nil)
        }
        let headers = ["content-type": "text/event-stream", "cache-control": "no-store"]
        return (APIAnswer(200, headers: headers), Self.events(of: gateways))
    }

    private static func events(of gateways: Gateways) -> AsyncStream<Data> {
        AsyncStream(bufferingPolicy: .bufferingNewest(4)) { continuation in
            let changes = gateways.changes.changes()
            continuation.yield(change)
            let listener = Task {
                for await _ in changes { continuation.yield(change) }
                continuation.finish()
            }
            let pulse = Task {
                while (try? await Task.sleep(for: .seconds(heartbeat))) != nil {
                    guard (try? await gateways.accounts.profile()) != nil else { break }
                    continuation.yield(Data(": still here\n\n".utf8))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in
                listener.cancel()
                pulse.cancel()
            }
        }
    }

    /// The first one is sent at once: what was changed while nobody listened is asked for, too.
    private static let change = Data("event: change\ndata: {}\n\n".utf8)
}
