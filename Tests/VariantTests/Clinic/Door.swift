import ClinicModel
import Synchronization

/// Stands before the gateway that Home asks first: lets through, refuses, or keeps waiting.
final class Door: OverviewGateway {
    private struct State {
        var isHeld = false
        var error: ClinicError?
        var waiting: [CheckedContinuation<Void, Never>] = []
        var knocks = 0
    }

    private let gateway: any OverviewGateway
    private let state = Mutex(State())

    init(_ gateway: any OverviewGateway) {
        self.gateway = gateway
    }

    /// How many wait for an answer.
    var waiting: Int { state.withLock { $0.waiting.count } }

    /// How often somebody asked.
    var knocks: Int { state.withLock { $0.knocks } }

    /// Refuses everybody with `error`, until it is nil.
    func refuse(with error: ClinicError?) {
        state.withLock { $0.error = error }
    }

    /// Whoever asks waits, even when it is cancelled.
    func hold() {
        state.withLock { $0.isHeld = true }
    }

    func release() {
        let waiting = state.withLock { state in
            state.isHeld = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func overview() async throws -> Overview {
        await withCheckedContinuation { continuation in
            let mayPass = state.withLock { state in
                state.knocks += 1
                if state.isHeld { state.waiting.append(continuation) }
                return !state.isHeld
            }
            if mayPass { continuation.resume() }
        }
        if let error = state.withLock({ $0.error }) { throw error }
        return try await gateway.overview()
    }
}
