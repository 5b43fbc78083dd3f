import Synchronization

/// What a command has set going: it ends when the last task that inherited it has ended.
final class Activity: Sendable {
    @TaskLocal static var current: Activity?

    private let onEnd: @Sendable () -> Void

    private init(onEnd: @escaping @Sendable () -> Void) {
        self.onEnd = onEnd
    }

    deinit {
        onEnd()
    }

    /// Runs `body`, and returns when all that it started, and what that started, has come to its end.
    @MainActor
    static func run(_ body: @MainActor () -> Void) async {
        await withCheckedContinuation { continuation in
            start(body) { continuation.resume() }
        }
    }

    @MainActor
    private static func start(_ body: @MainActor () -> Void, onEnd: @escaping @Sendable () -> Void) {
        let activity = Activity(onEnd: onEnd)
        $current.withValue(activity) { body() }
    }
}
