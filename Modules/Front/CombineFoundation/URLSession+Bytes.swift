public import Foundation
@_weakLinked public import FoundationNetworking

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
    /// where there is no answer. The session's delegate is not asked. Who stops reading ends the request; bytes that
    /// come faster than they are read are kept in memory.
    public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
        let (heads, head) = AsyncThrowingStream<URLResponse, any Error>.makeStream()
        let (pieces, received) = AsyncThrowingStream<Data, any Error>.makeStream()
        let answer = StreamedAnswer(head: head, received: received)
        let task = URLSession(configuration: configuration, delegate: answer, delegateQueue: nil)
            .dataTask(with: request)
        received.onTermination = { _ in task.cancel() }
        task.resume()
        return try await withTaskCancellationHandler {
            for try await head in heads { return (AsyncBytes(task: task, pieces: pieces), head) }
            throw URLError(.cancelled)
        } onCancel: {
            task.cancel()
        }
    }

    /// Returns the bytes of what is at a URL as they come, and the head of the answer, once that is there. Throws
    /// `URLError` where there is no answer.
    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url))
    }
}

/// Hands on what a session of its own receives. The session keeps it, so it does not keep the streams themselves: they
/// end where nobody reads them any more.
private final class StreamedAnswer: NSObject, URLSessionDataDelegate {
    private let head: AsyncThrowingStream<URLResponse, any Error>.Continuation
    private let received: AsyncThrowingStream<Data, any Error>.Continuation

    init(
        head: AsyncThrowingStream<URLResponse, any Error>.Continuation,
        received: AsyncThrowingStream<Data, any Error>.Continuation
    ) {
        (self.head, self.received) = (head, received)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        head.yield(response)
        head.finish()
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { received.yield(data) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        head.finish(throwing: error ?? URLError(.badServerResponse))
        received.finish(throwing: error)
        session.finishTasksAndInvalidate()
    }
}
