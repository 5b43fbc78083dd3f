/// The work of one Presenter, which ends with the Presenter that holds it: running tasks are cancelled, and an answer
/// that comes too late reaches nobody.
///
/// Source: the kit's own.
@MainActor
public final class SceneTasks {
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var last = 0
    private var delivered: [String: Int] = [:]
    private var outdatings = 0
    /// The fetches whose progress no answer has ended yet.
    var loading: Set<String> = []

    /// Makes a holder of work that has none yet.
    public nonisolated init() {}

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// The number of pieces of work begun by `start` that have not ended.
    public private(set) var running = 0

    /// Does `work`, and hands its result to `owner` if `owner` is still there.
    ///
    /// Where two pieces of work have the same name, the answer of the older is dropped if it comes after that of the
    /// newer. A front waits for work that an action has started before it shows the next frame.
    ///
    /// - Parameters:
    ///   - name: The name that tells work of the same kind; nil where every answer counts.
    ///   - owner: The object that gets the result, mostly a Presenter. The work does not hold it.
    ///   - work: The work, off the main actor.
    ///   - finish: The function that takes the result, on the main actor; not called after `cancelAll`.
    @discardableResult
    public func start<Owner: AnyObject & Sendable, Value: Sendable>(
        _ name: String? = nil, for owner: Owner,
        _ work: @escaping @Sendable () async throws -> Value,
        then finish: @escaping @MainActor (Owner, Result<Value, any Error>) -> Void
    ) -> Task<Void, Never> {
        start(name, isFetch: false, for: owner, work, then: finish)
    }

    /// Makes each fetch that is under way anew: a change that was done meanwhile may be newer than what it read.
    ///
    /// A Presenter that lets somebody type on while a draft is kept calls it when the draft is kept. Otherwise a fetch
    /// that began before would bring back the text that the draft replaced.
    public func outdateFetches() {
        outdatings += 1
    }

    @discardableResult
    func start<Owner: AnyObject & Sendable, Value: Sendable>(
        _ name: String?, isFetch: Bool, for owner: Owner,
        _ work: @escaping @Sendable () async throws -> Value,
        then finish: @escaping @MainActor (Owner, Result<Value, any Error>) -> Void
    ) -> Task<Void, Never> {
        running += 1
        return keep { id in
            Task { [weak self, weak owner] in
                var result: Result<Value, any Error>
                var begun: Int?
                repeat {
                    begun = self?.outdatings
                    do { result = .success(try await work()) } catch { result = .failure(error) }
                } while isFetch && !Task.isCancelled && self?.outdatings != begun
                guard let self else { return }
                self.running -= 1
                self.tasks[id] = nil
                if let owner, !Task.isCancelled, self.mayDeliver(name, id) { finish(owner, result) }
            }
        }
    }

    /// Calls `react` with `owner` for each element of `sequence`, as long as `owner` is there.
    ///
    /// The loop runs outside of any action, and so a front does not wait for it.
    public func observe<Owner: AnyObject & Sendable, Elements: AsyncSequence & Sendable>(
        _ sequence: Elements, for owner: Owner, _ react: @escaping @MainActor (Owner, Elements.Element) -> Void
    ) where Elements.Element: Sendable, Elements.Failure == Never {
        keep { _ in
            SceneLanguage.detached { [weak owner] in
                for await element in sequence {
                    guard await Self.hand(element, to: owner, react) else { return }
                }
            }
        }
    }

    /// Cancels all work; its results reach nobody.
    public func cancelAll() {
        for task in tasks.values { task.cancel() }
        tasks = [:]
    }

    @discardableResult
    private func keep(_ make: (Int) -> Task<Void, Never>) -> Task<Void, Never> {
        last += 1
        let task = make(last)
        tasks[last] = task
        return task
    }

    private func mayDeliver(_ name: String?, _ id: Int) -> Bool {
        guard let name else { return true }
        guard delivered[name, default: 0] < id else { return false }
        delivered[name] = id
        return true
    }

    private static func hand<Owner: AnyObject, Element>(
        _ element: Element, to owner: Owner?, _ react: @MainActor (Owner, Element) -> Void
    ) -> Bool {
        guard let owner else { return false }
        react(owner, element)
        return true
    }
}
