import Foundation
import Synchronization
import Testing

/// Lets two tests for each processor run their programs at one time. With all tests at once every program would take
/// minutes, for longer than its own limits allow and than a user would wait.
struct TakingTurns: TestTrait, SuiteTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await Turns.shared.take()
        defer { Turns.shared.pass() }
        try await function()
    }
}

extension Trait where Self == TakingTurns {
    static var takingTurns: Self { TakingTurns() }
}

private final class Turns: Sendable {
    static let shared = Turns()

    private struct State {
        var free = ProcessInfo.processInfo.activeProcessorCount * 2
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func take() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                guard state.free == 0 else {
                    state.free -= 1
                    return true
                }
                state.waiting.append(continuation)
                return false
            }
            if isFree { continuation.resume() }
        }
    }

    func pass() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.free += 1
            return nil
        }
        next?.resume()
    }
}
