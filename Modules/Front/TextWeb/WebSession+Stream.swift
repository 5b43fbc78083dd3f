extension WebSession {
    /// The changes that nobody asked for as a stream of server-sent events, with a comment now and then.
    ///
    /// - Parameters:
    ///   - pulse: The time between two comments, by which a server finds out that the browser is gone.
    ///   - end: Runs once the stream has ended.
    public func events(
        pulse: Duration = .seconds(15), end: @escaping @MainActor @Sendable () -> Void
    ) -> AsyncStream<[UInt8]> {
        let updates = updates()
        return AsyncStream { continuation in
            let listener = Task {
                for await update in updates { continuation.yield(Array("data: \(update)\n\n".utf8)) }
                continuation.finish()
            }
            let beat = Task {
                while (try? await Task.sleep(for: pulse)) != nil {
                    continuation.yield(Array(": still here\n\n".utf8))
                }
            }
            continuation.onTermination = { _ in
                listener.cancel()
                beat.cancel()
                Task { @MainActor in end() }
            }
        }
    }
}
