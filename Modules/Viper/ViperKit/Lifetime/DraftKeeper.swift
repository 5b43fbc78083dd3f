/// Keeps a draft while somebody types, without being asked: the first change at once, later ones together after a
/// pause, and never two at a time.
///
/// The work goes on after the scene is left, so that a draft is not lost with its Presenter.
///
/// Source: the kit's own.
@MainActor
public final class DraftKeeper<Draft: Sendable> {
    /// A function that is told which draft was kept, or why it was not; a draft that could not be kept is tried again
    /// with the next change.
    public var didKeep: @MainActor (Draft, Result<Void, any Error>) -> Void = { _, _ in }
    /// The last change, as long as it is not kept; nil once it is.
    public private(set) var unkept: Draft?

    private let pause: Duration
    private let keep: @Sendable (Draft) async throws -> Void
    private var changeCount = 0
    private var place: AnyHashable?
    private var lastKept: ContinuousClock.Instant?
    private var rest: Task<Void, Never>?
    private var work: Task<Result<Void, any Error>, Never>?

    /// Makes a keeper that hands each draft to `keep`.
    ///
    /// - Parameter pause: The least time between two drafts that are kept; one second by default.
    /// - Parameter keep: The work that keeps a draft, such as a call of an Interactor. An error that it throws goes to
    ///   `didKeep`.
    public init(pause: Duration = .seconds(1), keep: @escaping @Sendable (Draft) async throws -> Void) {
        self.pause = pause
        self.keep = keep
    }

    /// Keeps `draft`, in the place of one that still waits.
    ///
    /// - Parameters:
    ///   - draft: The draft as it is now.
    ///   - place: The field that was typed into. A change in another place than the last is kept without a pause.
    public func change(to draft: Draft, in place: AnyHashable? = nil) {
        if place != self.place { hurry() }
        self.place = place
        unkept = draft
        changeCount += 1
        begin()
    }

    /// Keeps a draft that is not kept yet, without a pause, and returns the result: success where nothing was left to
    /// keep.
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
