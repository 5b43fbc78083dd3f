import Synchronization

/// Remembers which times a user last chose to look at, as long as the user is signed in.
package struct TimeSlotsMemory: Sendable {
    private final class Kept: Sendable {
        let choice = Mutex<TimeSlotsChoice?>(nil)
    }

    /// What was chosen last; nil if nothing was.
    package let load: @Sendable () -> TimeSlotsChoice?
    package let save: @Sendable (TimeSlotsChoice) -> Void

    package init() {
        let kept = Kept()
        load = { kept.choice.withLock { $0 } }
        save = { choice in kept.choice.withLock { $0 = choice } }
    }
}
