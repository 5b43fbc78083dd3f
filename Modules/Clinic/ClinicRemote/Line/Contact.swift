import ClinicModel
import Foundation
import Synchronization

/// Since when a server that has answered before does not.
final class Contact: Sendable {
    private enum State {
        case none, there
        case lost(since: Date)
    }

    private let clock: ClinicClock
    private let state = Mutex(State.none)

    init(clock: ClinicClock = .system) {
        self.clock = clock
    }

    func noteAnswer() { state.withLock { $0 = .there } }

    func noteSilence() {
        state.withLock { if case .there = $0 { $0 = .lost(since: clock.systemNow) } }
    }

    /// On the clock of whoever reads it here.
    var lostSince: Moment? {
        state.withLock { state in
            guard case .lost(let since) = state else { return nil }
            return Moment(since, in: .current)
        }
    }
}
