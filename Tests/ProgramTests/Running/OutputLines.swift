import Foundation
import Synchronization

/// What a program writes, as it comes.
final class OutputLines: Sendable {
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    private struct State {
        var bytes: [UInt8] = []
        var taken = 0
        var isOver = false
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var nextWaiter = 0
    }

    private let state = Mutex(State())

    init(_ handle: FileHandle) {
        Thread.detachNewThread { [self] in
            var buffer = [UInt8](repeating: 0, count: 65536)
            while true {
                let count = read(handle.fileDescriptor, &buffer, buffer.count)
                if count > 0 {
                    take(buffer[..<count])
                } else if count == 0 || errno != EINTR {
                    break
                }
            }
            take(nil)
        }
    }

    /// All that was written until now.
    var text: String {
        state.withLock { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// All that it writes until it ends.
    var whole: String {
        get async {
            while await more(unless: \.isOver) {}
            return text
        }
    }

    /// The next line that nobody has taken; nil at the end. Throws when it does not come within `seconds`.
    func next(within seconds: Double = 60) async throws -> String? {
        try await before(seconds) { [self] in
            while true {
                try Task.checkCancellation()
                let (line, isOver) = state.withLock { state in (Self.line(&state), state.isOver) }
                if let line { return line }
                if isOver { return nil }
                _ = await more { $0.isOver || $0.bytes[$0.taken...].contains(0x0A) }
            }
        }
    }

    /// Waits until `words` have been written. Throws when that does not happen within `seconds`.
    func wait(for words: String, within seconds: Double = 60) async throws {
        try await before(seconds) { [self] in
            while true {
                try Task.checkCancellation()
                let (text, seen, isOver) = state.withLock { state in
                    (String(decoding: state.bytes, as: UTF8.self), state.bytes.count, state.isOver)
                }
                if text.contains(words) { return }
                guard !isOver else { throw Missing(description: "it ended without saying: \(words)") }
                _ = await more { $0.isOver || $0.bytes.count > seen }
            }
        }
    }

    private static func line(_ state: inout State) -> String? {
        guard let end = state.bytes[state.taken...].firstIndex(of: 0x0A) else { return nil }
        defer { state.taken = end + 1 }
        return String(decoding: state.bytes[state.taken..<end], as: UTF8.self)
    }

    private func take(_ bytes: ArraySlice<UInt8>?) {
        let waiting = state.withLock { state in
            if let bytes { state.bytes += bytes } else { state.isOver = true }
            defer { state.waiting = [:] }
            return state.waiting.values.map { $0 }
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until there is more, unless it is true already; tells whether it waited.
    private func more(unless isThere: @escaping @Sendable (borrowing State) -> Bool) async -> Bool {
        let id = state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        return await withTaskCancellationHandler {
            var didWait = true
            await withCheckedContinuation { continuation in
                let now = state.withLock { state in
                    if isThere(state) || Task.isCancelled { return true }
                    state.waiting[id] = continuation
                    return false
                }
                if now {
                    didWait = false
                    continuation.resume()
                }
            }
            return didWait && !Task.isCancelled
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: id) }?.resume()
        }
    }

    private func before<Result: Sendable>(
        _ seconds: Double, _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        try await withThrowingTaskGroup(of: Result.self) { group in
            group.addTask { try await body() }
            group.addTask {
                try await Task.sleep(for: .seconds(seconds))
                throw Missing(description: "no line came within \(seconds) seconds")
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw Missing(description: "no line came") }
            return first
        }
    }
}
