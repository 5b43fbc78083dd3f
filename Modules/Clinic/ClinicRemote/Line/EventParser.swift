import Synchronization

/// Finds the events of a `text/event-stream` in its parts, wherever those are cut.
final class EventParser: Sendable {
    private struct State {
        /// Of the line that has begun: its first byte; nil where it is empty so far.
        var first: UInt8?
        /// Whether the block that has begun has data.
        var hasData = false
    }

    private let state = Mutex(State())

    /// How many events end in `bytes`. A block of comments alone is none.
    func events(in bytes: UnsafeRawBufferPointer) -> Int {
        state.withLock { state in
            var count = 0
            for byte in bytes where byte != UInt8(ascii: "\r") {
                guard byte == UInt8(ascii: "\n") else {
                    state.first = state.first ?? byte
                    continue
                }
                if state.first == nil {
                    count += state.hasData ? 1 : 0
                    state.hasData = false
                }
                if state.first == UInt8(ascii: "d") { state.hasData = true }
                state.first = nil
            }
            return count
        }
    }
}
