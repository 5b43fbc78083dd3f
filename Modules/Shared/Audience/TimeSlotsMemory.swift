import Synchronization

/// Remembers which times a user last chose to look at, as long as the user is signed in.
package final class TimeSlotsMemory: Sendable {
    private let kept = Mutex<TimeSlotsChoice?>(nil)

    package init() {}

    /// What was chosen last; nil if nothing was.
    package func load() -> TimeSlotsChoice? { kept.withLock { $0 } }

    package func save(_ choice: TimeSlotsChoice) { kept.withLock { $0 = choice } }
}
