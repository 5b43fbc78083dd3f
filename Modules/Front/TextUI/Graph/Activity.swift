import Synchronization

/// What a command has set going: it ends when the last task that inherited it has ended.
///
/// Actions and `task` modifiers run with an activity as a task-local value. A `Task` made there inherits it, through
/// awaits and off the main actor too, so the moment nobody holds it any more is the moment of rest. A detached task
/// does not inherit it: what observes for ever belongs there.
final class Activity: Sendable {
    @TaskLocal static var current: Activity?

    private let onEnd: @Sendable () -> Void
    private let hasEnded = Mutex(false)

    fileprivate init(onEnd: @escaping @Sendable () -> Void) {
        self.onEnd = onEnd
    }

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
final class Activities {
    private let patience: Duration
    private var open: Set<Int> = []
    private var next = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var endings: [Int: @MainActor () -> Void] = [:]

    init(patience: Duration) {
        self.patience = patience
    }

    var isAtRest: Bool { open.isEmpty }

    /// Runs `body`; what it starts counts as open until it ends, and `ended` is called then.
    func start(_ body: () -> Void, ended: (@MainActor () -> Void)? = nil) {
        let id = next
        next += 1
        open.insert(id)
        endings[id] = ended
        var activity = Activity { [weak self] in
            Task.detached { await self?.end(id) }
        }
        Activity.$current.withValue(activity) { body() }
        // What nothing inherited has ended already; that saves a task for each frame that starts none.
        if isKnownUniquelyReferenced(&activity), activity.end() {
            open.remove(id)
            endings.removeValue(forKey: id)?()
        }
    }

    private func end(_ id: Int) {
        open.remove(id)
        endings.removeValue(forKey: id)?()
        if open.isEmpty { resume() }
    }

    /// Returns when nothing is open any more.
    func rest() async {
        guard !open.isEmpty else { return }
        let unrest = open
        let limit = Task.detached { [weak self, patience] in
            try await Task.sleep(for: patience)
            await self?.giveUp(unrest)
        }
        await withCheckedContinuation { waiting.append($0) }
        limit.cancel()
    }

    private func giveUp(_ unrest: Set<Int>) {
        open.subtract(unrest)
        resume()
    }

    private func resume() {
        let ready = waiting
        waiting = []
        for continuation in ready { continuation.resume() }
    }
}
