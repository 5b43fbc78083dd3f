import ClinicModel
import Foundation
import Synchronization

/// A few lanes, which are given to those who ask in turn.
final class ConnectionPool: Sendable {
    private struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<ConnectionLane, any Error>
    }

    private struct State {
        var idle: [ConnectionLane]
        var waiters: [Waiter] = []
        var next = 0
    }

    /// Nobody waits longer than for a database that is locked.
    private static let patience: TimeInterval = 5

    private let address: PostgresAddress
    private let pq: LibPQ
    private let state: Mutex<State>

    init(to address: PostgresAddress, _ pq: LibPQ, size: Int) {
        self.address = address
        self.pq = pq
        state = Mutex(State(idle: (0..<size).map { _ in ConnectionLane(to: address, pq) }))
    }

    func run<Result: Sendable>(_ body: @escaping @Sendable (ConnectionLane) throws -> Result) async throws -> Result {
        let lane = try await take()
        defer { give(back: lane) }
        return try await lane.run(body)
    }

    /// A lane that nobody else has, and that is used on the caller's thread.
    func makeLane() -> ConnectionLane { ConnectionLane(to: address, pq) }

    /// Lets go of the connections that nobody uses.
    func disconnect() {
        for lane in state.withLock(\.idle) { lane.runHere { $0.disconnect() } }
    }

    /// Throws `ClinicError.busy` where none is free in time.
    private func take() async throws -> ConnectionLane {
        try await withCheckedThrowingContinuation { continuation in
            let (lane, number) = state.withLock { state -> (ConnectionLane?, Int) in
                if let lane = state.idle.popLast() { return (lane, 0) }
                state.next += 1
                state.waiters.append(Waiter(number: state.next, continuation: continuation))
                return (nil, state.next)
            }
            if let lane { return continuation.resume(returning: lane) }
            DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [weak self] in
                self?.dismiss(number)
            }
        }
    }

    private func give(back lane: ConnectionLane) {
        let waiter = state.withLock { state -> Waiter? in
            guard state.waiters.isEmpty else { return state.waiters.removeFirst() }
            state.idle.append(lane)
            return nil
        }
        waiter?.continuation.resume(returning: lane)
    }

    private func dismiss(_ number: Int) {
        let waiter = state.withLock { state -> Waiter? in
            guard let index = state.waiters.firstIndex(where: { $0.number == number }) else { return nil }
            return state.waiters.remove(at: index)
        }
        waiter?.continuation.resume(throwing: ClinicError.busy)
    }
}
