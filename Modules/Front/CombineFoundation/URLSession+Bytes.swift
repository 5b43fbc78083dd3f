public import Foundation
@_weakLinked public import FoundationNetworking
import Synchronization

extension URLSession {
    /// The bytes of an answer, as they come. As Foundation's `URLSession.AsyncBytes`; they can be read once.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        /// The task that loads the bytes.
        public let task: URLSessionDataTask
        let pieces: AsyncThrowingStream<Data, any Error>

        /// Begins with the first byte.
        public func makeAsyncIterator() -> AsyncByteIterator { AsyncByteIterator(pieces) }
    }

    /// Returns the bytes of the answer to a request as they come, and its head, once that is there. Throws `URLError`
    /// where there is no answer. The session's delegate is not asked; who stops reading ends the request.
    public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
        let answer = StreamedAnswer()
        let task = URLSession(configuration: configuration, delegate: answer, delegateQueue: nil)
            .dataTask(with: request)
        let head = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { answer.begin(task, $0) }
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task: task, pieces: answer.pieces), head)
    }

    /// Returns the bytes of what is at a URL as they come, and the head of the answer, once that is there. Throws
    /// `URLError` where there is no answer.
    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url))
    }
}

/// Hands on what a session of its own receives.
private final class StreamedAnswer: NSObject, URLSessionDataDelegate {
    let pieces: AsyncThrowingStream<Data, any Error>
    private let received: AsyncThrowingStream<Data, any Error>.Continuation
    private let head = Mutex<CheckedContinuation<URLResponse, any Error>?>(nil)

    override init() {
        (pieces, received) = AsyncThrowingStream.makeStream()
    }

    func begin(_ task: URLSessionDataTask, _ awaiting: CheckedContinuation<URLResponse, any Error>) {
        head.withLock { $0 = awaiting }
        received.onTermination = { _ in task.cancel() }
        task.resume()
    }

    private func tell(_ response: Result<URLResponse, any Error>) {
        head.withLock { awaiting in
            awaiting?.resume(with: response)
            awaiting = nil
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        tell(.success(response))
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { received.yield(data) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        tell(.failure(error ?? URLError(.badServerResponse)))
        received.finish(throwing: error)
        session.finishTasksAndInvalidate()
    }
}
