/// Keeps what somebody types without their asking: the first change at once, those that follow soon after it together,
/// and each after the one before.
///
/// It goes on when the scene is left: what was typed is not lost with its Presenter.
@MainActor
public final class DraftKeeper<Draft: Sendable> {
    /// Is told what was kept, or why it was not. What could not be kept is tried again with the next change.
    public var didKeep: @MainActor (Draft, Result<Void, any Error>) -> Void = { _, _ in }
    /// The last change as long as it is not kept.
    public private(set) var unkept: Draft?

    private let pause: Duration
    private let keep: @Sendable (Draft) async throws -> Void
    private var changeCount = 0
    private var place: AnyHashable?
    private var lastKept: ContinuousClock.Instant?
    private var rest: Task<Void, Never>?
    private var work: Task<Result<Void, any Error>, Never>?

    /// - Parameter pause: how long it waits before it keeps the changes that follow.
    public init(pause: Duration = .seconds(1), keep: @escaping @Sendable (Draft) async throws -> Void) {
        self.pause = pause
        self.keep = keep
    }

    /// Keeps a draft, in the place of one that still waits.
    ///
    /// - Parameter place: what was typed into. Whoever goes on to another place has no pause there.
    public func change(to draft: Draft, in place: AnyHashable? = nil) {
        if place != self.place { hurry() }
        self.place = place
        unkept = draft
        changeCount += 1
        begin()
    }

    /// Keeps what is not kept yet, without a pause, and says what came of it.
    @discardableResult
    public func settle() async -> Result<Void, any Error> {
        hurry()
        if unkept != nil { begin() }
        return await work?.value ?? .success(())
    }

    private func begin() {
        work = work ?? Task { await keepAll() }
    }

    private func hurry() {
        lastKept = nil
        rest?.cancel()
    }

    private func keepAll() async -> Result<Void, any Error> {
        var result: Result<Void, any Error> = .success(())
        while unkept != nil, case .success = result {
            await takeRest()
            guard let draft = unkept else { break }
            let count = changeCount
            do {
                try await keep(draft)
                if count == changeCount { unkept = nil }
            } catch {
                result = .failure(error)
            }
            lastKept = .now
            didKeep(draft, result)
        }
        work = nil
        return result
    }

    private func takeRest() async {
        guard let lastKept else { return }
        let remaining = pause - (ContinuousClock.now - lastKept)
        guard remaining > .zero else { return }
        let rest = Task<Void, Never> {
            // Whoever is in a hurry cancels it.
            try? await Task.sleep(for: remaining)
        }
        self.rest = rest
        await rest.value
        self.rest = nil
    }
}
