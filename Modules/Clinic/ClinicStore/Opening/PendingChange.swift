import Synchronization

/// A change that somebody waits for. It is made on the writer's queue, and they hear of it at its end.
final class PendingChange: @unchecked Sendable {
    typealias Check = @Sendable (any SQLiteConnection) throws -> Void
    private typealias Ending = @Sendable () -> Void

    private var check: Check?
    private var make: (@Sendable (any SQLiteConnection) throws -> Ending)?
    private let fail: @Sendable (any Error) -> Void
    private var ending: Ending?

    /// Calls `body` with a change, and returns what was made by it.
    static func waiting<Result: Sendable>(
        check: Check?, make: @escaping @Sendable (any SQLiteConnection) throws -> Result,
        _ body: (PendingChange) -> Void
    ) async throws -> Result {
        let isCancelled = Flag()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                body(
                    PendingChange(
                        check: check,
                        make: { db in
                            if isCancelled.isSet { throw CancellationError() }
                            let result = try make(db)
                            if isCancelled.isSet { throw CancellationError() }
                            return { continuation.resume(returning: result) }
                        },
                        fail: { continuation.resume(throwing: $0) }))
            }
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
        // Whoever waits holds the clinic until then: it may not be let go of here, on the writer's queue.
        (check, make) = (nil, nil)
        ending?()
    }

    func end(throwing error: any Error) {
        undo(error)
        end()
    }
}

private final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .relaxed) }

    func set() { value.store(true, ordering: .relaxed) }
}
