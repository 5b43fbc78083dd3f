import Synchronization

/// The tasks that a command has started. It ends when the last task that inherited it has ended.
///
/// Actions and `task` modifiers run with an activity as a task-local value. A `Task` made there inherits it, through
/// awaits and off the main actor too, so the moment nobody holds it any more is the moment of rest. A detached task
/// does not inherit it: one that observes for ever is to be detached.
package final class Activity: Sendable {
    @TaskLocal package static var current: Activity?

    /// Of the animations that it has begun.
    let completions = AnimationCompletions()
    private let onEnd: @Sendable () -> Void
    private let onSleep: @Sendable () -> Void
    private let hasEnded = Mutex(false)
    /// The number of its tasks that wait for a clock that a test moves.
    private let sleepers = Mutex(0)

    init(onEnd: @escaping @Sendable () -> Void, onSleep: @escaping @Sendable () -> Void = {}) {
        self.onEnd = onEnd
        self.onSleep = onSleep
    }

    func sleepBegan() {
        sleepers.withLock { $0 += 1 }
        onSleep()
    }

    func sleepEnded() {
        sleepers.withLock { $0 -= 1 }
    }

    var sleeperCount: Int { sleepers.withLock { $0 } }

    /// Ends it before its time; false where it has ended already.
    fileprivate func end() -> Bool {
        hasEnded.withLock { hasEnded in
            defer { hasEnded = true }
            return !hasEnded
        }
    }

    deinit {
        if end() { onEnd() }
    }
}

/// The activities of one screen that have not come to rest.
@MainActor
package final class Activities {
    private let patience: Duration
    /// Called when work has outlasted the patience, with how long that is.
    package var gaveUp: (@MainActor (Duration) -> Void)?
    private var open: [Int: WeakActivity] = [:]
    private var next = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var endings: [Int: @MainActor () -> Void] = [:]

    package init(patience: Duration) {
        self.patience = patience
    }

    /// Whether everything that was started has ended, or waits for a clock that stands still.
    package var isAtRest: Bool { open.values.allSatisfy(\.isAsleep) }

    /// Runs `body`; what it starts counts as open until it ends, and `ended` is called then.
    package func start(_ body: () -> Void, ended: (@MainActor () -> Void)? = nil) {
        let id = next
        next += 1
        endings[id] = ended
        var activity = Activity { [weak self] in
            Task.detached { @MainActor in self?.end(id) }
        } onSleep: { [weak self] in
            Task.detached { @MainActor in self?.resume() }
        }
        open[id] = WeakActivity(activity)
        Activity.$current.withValue(activity) { body() }
        // What nothing inherited has ended already; that saves a task for each frame that starts none.
        if isKnownUniquelyReferenced(&activity), activity.end() {
            open.removeValue(forKey: id)
            endings.removeValue(forKey: id)?()
        }
    }

    private func end(_ id: Int) {
        open.removeValue(forKey: id)
        endings.removeValue(forKey: id)?()
        resume()
    }

    /// Returns when nothing is open any more but what waits for a clock that stands still.
    package func rest() async {
        guard !isAtRest else { return }
        let unrest = Set(open.keys)
        let limit = Countdown(patience, turns: 1000) { [weak self] in self?.giveUp(unrest) }
        while !isAtRest {
            if open.values.contains(where: \.hasSleepers) {
                // Nothing tells when the last task beside the sleeping ones has ended.
                await Task.yield()
            } else {
                await withCheckedContinuation { continuation in
                    // On the way here other work has had its turn, and may have been what was waited for.
                    if isAtRest { continuation.resume() } else { waiting.append(continuation) }
                }
            }
        }
        limit.cancel()
    }

    /// Calls `body` once nothing is open any more, in no activity: a wait that belonged to one would wait for itself.
    package func whenAtRest(_ body: @escaping @MainActor () -> Void) {
        Activity.$current.withValue(nil) {
            _ = Task { @MainActor in
                await self.rest()
                body()
            }
        }
    }

    private func giveUp(_ unrest: Set<Int>) {
        let given = unrest.filter { open.removeValue(forKey: $0) != nil }
        if !given.isEmpty { gaveUp?(patience) }
        resume()
    }

    private func resume() {
        guard !waiting.isEmpty else { return }
        let ready = waiting
        waiting = []
        for continuation in ready { continuation.resume() }
    }
}
