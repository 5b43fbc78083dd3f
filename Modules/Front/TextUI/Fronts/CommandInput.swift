import Glibc
import Synchronization

/// Commands, a line each: from a script, or from standard input by a thread that waits there.
final class CommandInput: Sendable {
    private struct State {
        var lines: [String]
        var hasEnded: Bool
        var waiting: CheckedContinuation<String?, Never>?
        var isReading = false
    }

    private let state: Mutex<State>

    /// The commands of a script.
    init(lines: [String]) {
        state = Mutex(State(lines: lines, hasEnded: true))
    }

    /// Standard input.
    init() {
        state = Mutex(State(lines: [], hasEnded: false))
    }

    /// The next line; nil at the end.
    @MainActor
    func next() async -> String? {
        await withCheckedContinuation { continuation in
            let (line, mustStart) = state.withLock { state -> (String??, Bool) in
                if !state.lines.isEmpty { return (.some(state.lines.removeFirst()), false) }
                if state.hasEnded { return (.some(nil), false) }
                state.waiting = continuation
                defer { state.isReading = true }
                return (nil, !state.isReading)
            }
            if let line { continuation.resume(returning: line) }
            if mustStart { Thread.detachNewThread { self.read() } }
        }
    }

    /// A blocking read: a dispatch source on standard input loses the end of a pipe.
    private func read() {
        var pending: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Glibc.read(0, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            pending += buffer[..<count]
            while let end = pending.firstIndex(of: 10) {
                deliver(String(decoding: pending[..<end], as: UTF8.self))
                pending.removeFirst(end + 1)
            }
        }
        if !pending.isEmpty { deliver(String(decoding: pending, as: UTF8.self)) }
        let waiting = state.withLock { state in
            state.hasEnded = true
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: nil)
    }

    private func deliver(_ line: String) {
        let line = line.hasSuffix("\r") ? String(line.dropLast()) : line
        let waiting = state.withLock { state -> CheckedContinuation<String?, Never>? in
            guard let waiting = state.waiting else {
                state.lines.append(line)
                return nil
            }
            state.waiting = nil
            return waiting
        }
        waiting?.resume(returning: line)
    }
}
