/// Lets through whoever waits once it is open, cancelled or not.
final class Gate: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    func open() { continuation.finish() }

    func wait() async {
        // A task of its own, since a cancelled one would not wait.
        await Task.detached { [stream] in for await _ in stream {} }.value
    }
}
