/// Tells once when no input has come for a while; the next input begins anew.
///
/// It looks when the while is over, and no sooner: an idle program is woken once.
@MainActor
final class Idleness {
    let delay: Duration
    private let clock: any Clock<Duration>
    private let becameIdle: @MainActor () -> Void
    private let elapsed: @Sendable () -> Duration
    private var lastInput: Duration
    private var alarm: IdleAlarm?

    init(after delay: Duration, on clock: any Clock<Duration>, _ becameIdle: @escaping @MainActor () -> Void) {
        self.delay = delay
        self.clock = clock
        self.becameIdle = becameIdle
        elapsed = Self.stopwatch(of: clock)
        lastInput = elapsed()
    }

    func begin() {
        lastInput = elapsed()
        wait(delay)
    }

    /// Called before the input has any effect.
    func inputCame() {
        noteTime()
        lastInput = elapsed()
        if alarm == nil { wait(delay) }
    }

    /// Looks whether the while is over. A machine that slept, or a program that was stopped, may ask before its alarm
    /// tells.
    func noteTime() {
        guard alarm != nil, elapsed() - lastInput >= delay else { return }
        alarm = nil
        becameIdle()
    }

    private func wait(_ duration: Duration) {
        alarm = IdleAlarm(after: duration, on: clock) { [weak self] in self?.look() }
    }

    private func look() {
        let rest = delay - (elapsed() - lastInput)
        if rest > .zero { wait(rest) } else { noteTime() }
    }

    private static func stopwatch<C: Clock<Duration>>(of clock: C) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}

/// Calls back when a clock has gone on for a while, unless it was let go before.
@MainActor
private final class IdleAlarm {
    private var countdowns: [Countdown] = []
    private var task: Task<Void, Never>?

    init(after duration: Duration, on clock: any Clock<Duration>, _ body: @escaping @MainActor () -> Void) {
        if clock is ContinuousClock {
            // One stands still while the machine sleeps, the other moves when the time is set: the earlier one counts.
            countdowns = [Countdown(duration, body), Countdown(duration, onWallClock: true, body)]
        } else {
            task = Task {
                // It fails when it is cancelled, and then nobody waits any more.
                guard (try? await clock.sleep(for: duration)) != nil else { return }
                body()
            }
        }
    }

    isolated deinit {
        for countdown in countdowns { countdown.cancel() }
        task?.cancel()
    }
}
