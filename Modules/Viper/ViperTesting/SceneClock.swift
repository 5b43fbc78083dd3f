import Synchronization
import TextUI

/// A clock that stands still until a test moves it. A scene takes `any Clock<Duration>`, and gets this one in tests.
///
///     let clock = SceneClock()
///     let host = SceneHost { SearchView(presenter: SearchPresenter(clock: clock)) }
///     try await host.set("Name", to: "fern")
///     await host.advance(clock, by: .milliseconds(300))
///
/// A screen has settled when every task that was started there has ended or sleeps on such a clock. A task that races
/// others against the clock (a timeout in a task group) counts as asleep as soon as one of them sleeps.
///
/// Source: the library's own, after the standard library's `Clock`.
public final class SceneClock: Clock, Sendable {
    /// A point in time of the clock, counted from when the clock was made.
    public struct Instant: InstantProtocol {
        /// The time since the clock was made.
        public let offset: Duration

        /// Makes the point in time that is `offset` after the clock was made.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// Returns the point in time that is `duration` later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// Returns the time from this point in time to `other`; negative where `other` is earlier.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        /// Tells whether `a` is earlier than `b`.
        public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let sleep: ClockSleep
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var next = 0
        var sleepers: [Int: Sleeper] = [:]
        /// Those that were cancelled before they slept.
        var cancelled: Set<Int> = []
    }

    private let state = Mutex(State())

    /// Makes a clock that stands at zero.
    public init() {}

    /// The point in time that the clock has been moved to.
    public var now: Instant { state.withLock(\.now) }
    /// Zero: the clock wakes a task at exactly the time it asked for.
    public var minimumResolution: Duration { .zero }

    /// The number of tasks that sleep on the clock.
    public var sleeperCount: Int { state.withLock(\.sleepers.count) }

    /// The first point in time that a task waits for; nil where none sleeps.
    public var nextDeadline: Instant? { state.withLock { $0.sleepers.values.map(\.deadline).min() } }

    /// Returns when the clock has been moved to `deadline`.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        let id = state.withLock { state in
            defer { state.next += 1 }
            return state.next
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { begin(id, deadline, $0) }
        } onCancel: {
            cancel(id)
        }
    }

    private func begin(_ id: Int, _ deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>) {
        let result: Result<Void, any Error>? = state.withLock { state in
            if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
            if deadline <= state.now { return .success(()) }
            state.sleepers[id] = Sleeper(deadline: deadline, sleep: ClockSleep(), continuation: continuation)
            return nil
        }
        if let result { continuation.resume(with: result) }
    }

    private func cancel(_ id: Int) {
        let sleeper = state.withLock { state in
            let sleeper = state.sleepers.removeValue(forKey: id)
            if sleeper == nil { state.cancelled.insert(id) }
            return sleeper
        }
        sleeper?.sleep.end()
        sleeper?.continuation.resume(throwing: CancellationError())
    }

    /// Moves the clock on, and wakes the tasks that waited for any point in time on the way, in order.
    ///
    /// A task that sleeps again after that waits for the next call; `SceneHost.advance(_:by:)` goes from one point in
    /// time to the next instead.
    public func advance(by duration: Duration) {
        move(to: now.advanced(by: duration))
    }

    func move(to instant: Instant) {
        let due = state.withLock { state in
            state.now = max(state.now, instant)
            let due = state.sleepers.filter { $0.value.deadline <= instant }
            for id in due.keys { state.sleepers.removeValue(forKey: id) }
            return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(\.value)
        }
        for sleeper in due {
            sleeper.sleep.end()
            sleeper.continuation.resume()
        }
    }
}

extension SceneHost {
    /// Moves `clock` on from one point in time that a task waits for to the next, and lets the screen settle at each: a
    /// timer that ticks each second ticks three times in three seconds.
    public func advance(_ clock: SceneClock, by duration: Duration) async {
        await settle()
        let end = clock.now.advanced(by: duration)
        while let due = clock.nextDeadline, due <= end {
            clock.move(to: due)
            await settle()
        }
        clock.move(to: end)
    }
}
