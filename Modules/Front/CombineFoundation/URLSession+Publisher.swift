public import Foundation
// Weakly: who never talks to a network does not load FoundationNetworking, which brings fifty libraries.
@_weakLinked public import FoundationNetworking
public import OpenCombine

extension URLSession {
    /// A publisher of what a server answers to the request of a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher of what a server answers to a request; fails with `URLError`.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of one answer. Each subscriber has a request of its own, which begins when it asks for a value.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

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
