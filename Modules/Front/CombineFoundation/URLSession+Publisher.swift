public import Foundation
// Weakly: who never talks to a network does not load FoundationNetworking, which brings fifty libraries.
@_weakLinked public import FoundationNetworking
public import OpenCombine

extension URLSession {
    /// Returns a publisher of a server's answer to the request of a URL, which fails with `URLError`.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Returns a publisher of a server's answer to a request, which fails with `URLError`.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of one answer. As Foundation's `URLSession.DataTaskPublisher`: each subscriber has a request of its
    /// own, which begins when it asks for a value.
    ///
    /// An answer that says failure, such as 404, is an answer; no answer is a `URLError`.
    public struct DataTaskPublisher: Publisher, Sendable {
        /// The element: the answer's body and head.
        public typealias Output = (data: Data, response: URLResponse)
        /// The failure: there was no answer.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that sends it.
        public let session: URLSession

        /// Makes a publisher of the answer to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Sends the request once `subscriber` asks for a value, and hands it the answer; cancelling ends the request.
        public func receive<Target: Subscriber>(subscriber: Target)
        where Target.Input == Output, Target.Failure == URLError {
            nonisolated(unsafe) let answer = CurrentValueSubject<Output?, URLError>(nil)
            let task = session.dataTask(with: request) { data, response, error in
                if let response, error == nil {
                    answer.send((data ?? Data(), response))
                } else {
                    answer.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            answer
                .compactMap(\.self)
                .first()
                .handleEvents(receiveCancel: task.cancel, receiveRequest: { _ in task.resume() })
                .receive(subscriber: subscriber)
        }
    }
}
