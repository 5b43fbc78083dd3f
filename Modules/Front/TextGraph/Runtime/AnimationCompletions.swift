import Synchronization

/// The completions of the animations that one turn has begun, in the order in which they would end.
final class AnimationCompletions: Sendable {
    private struct Completion: Sendable {
        let run: Unchecked<() -> Void>
        let end: TimeInterval
    }

    private let pending = Mutex<[Completion]>([])

    func add(_ run: Unchecked<() -> Void>, at end: TimeInterval) {
        let isFirst = pending.withLock { pending in
            defer { pending.append(Completion(run: run, end: end)) }
            return pending.isEmpty
        }
        guard isFirst else { return }
        Task { @MainActor in
            // The others of this turn are there by now, and what they change has been scheduled.
            await Task.yield()
            for completion in self.takeAll() { completion.run.value() }
        }
    }

    private func takeAll() -> [Completion] {
        let all = pending.withLock { pending in
            defer { pending = [] }
            return pending
        }
        return all.enumerated().sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }.map(\.element)
    }
}
