import Synchronization

/// A change that somebody waits for. It is made in the writer's turn, and they hear of it at its end.
final class PendingChange: @unchecked Sendable {
    typealias Check = @Sendable (any SQLiteConnection) throws -> Void
    private typealias Ending = @Sendable () -> Void

    private var check: Check?
    private var make: (@Sendable (any SQLiteConnection) throws -> Ending)?
    private let fail: @Sendable (any Error) -> Void
    private var ending: Ending?

    /// Has `write` see to it that a change is made, and returns what was made by it.
    static func waiting<Result: Sendable>(
        check: Check?, make: @escaping @Sendable (any SQLiteConnection) throws -> Result,
        _ write: (PendingChange) async -> Void
    ) async throws -> Result {
        let isCancelled = Flag()
        return try await withTaskCancellationHandler {
            let outcome = Outcome<Result>()
            await write(
                PendingChange(
                    check: check,
                    make: { db in
                        if isCancelled.isSet { throw CancellationError() }
                        let result = try make(db)
                        if isCancelled.isSet { throw CancellationError() }
                        return { outcome.become(.success(result)) }
                    },
                    fail: { outcome.become(.failure($0)) }))
            return try await outcome.value
        } onCancel: {
            isCancelled.set()
        }
    }

    private init(
        check: Check?, make: @escaping @Sendable (any SQLiteConnection) throws -> Ending,
        fail: @escaping @Sendable (any Error) -> Void
    ) {
        self.check = check
        self.make = make
        self.fail = fail
    }

    /// Throws where it would be in vain to wait for other processes.
    func check(on db: any SQLiteConnection) throws { try check?(db) }

    /// Makes the change, which counts once its transaction is kept.
    func make(on db: any SQLiteConnection) throws { ending = try make?(db) }

    /// Notes that the change was undone.
    func undo(_ error: any Error) { ending = { [fail] in fail(error) } }

    /// Tells what has become of the change.
    func end() {
        // Whoever waits holds the clinic until then: it may not be let go of here, in the writer's turn.
        (check, make) = (nil, nil)
        ending?()
    }

    func end(throwing error: any Error) {
        undo(error)
        end()
    }
}

/// What has become of a change, for whoever waits for it.
private final class Outcome<Value: Sendable>: Sendable {
    private enum State {
        case open
        case awaited(CheckedContinuation<Value, any Error>)
        case known(Result<Value, any Error>)
    }

    private let state = Mutex(State.open)

    var value: Value {
        get async throws {
            // Who wrote by themselves knows it by now.
            if case .known(let result) = state.withLock({ $0 }) { return try result.get() }
            return try await withCheckedThrowingContinuation { continuation in
                let result: Result<Value, any Error>? = state.withLock { state in
                    if case .known(let result) = state { return result }
                    state = .awaited(continuation)
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        }
    }

    func become(_ result: Result<Value, any Error>) {
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            defer { state = .known(result) }
            if case .awaited(let continuation) = state { return continuation }
            return nil
        }
        continuation?.resume(with: result)
    }
}

private final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .relaxed) }

    func set() { value.store(true, ordering: .relaxed) }
}
