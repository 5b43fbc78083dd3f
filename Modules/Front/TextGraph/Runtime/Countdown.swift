import Dispatch

/// Calls back on the main actor after a while, unless it was cancelled or let go before.
///
/// `Task.sleep` would do the same in Swift's pool of threads, and from the first use of that pool on Dispatch looks
/// after its threads once a second: a program that does nothing would be woken for ever.
@MainActor
package final class Countdown {
    private let timer: any DispatchSourceTimer
    private var isCancelled = false

    /// - Parameter turns: So often everything else on the main actor has its turn after `duration`, before `body` runs:
    ///   where many wait for it, time alone does not tell that somebody has been idle.
    /// - Parameter onWallClock: Whether the time counts in which the machine sleeps.
    package init(
        _ duration: Duration, turns: Int = 0, onWallClock: Bool = false, _ body: @escaping @MainActor () -> Void
    ) {
        timer = DispatchSource.makeTimerSource(queue: .main)
        if onWallClock {
            timer.schedule(wallDeadline: .now() + .nanoseconds(duration.nanoseconds))
        } else {
            timer.schedule(deadline: .now() + .nanoseconds(duration.nanoseconds))
        }
        timer.setEventHandler { @Sendable [weak self] in
            Task { @MainActor in
                for _ in 0..<turns where self?.isCancelled == false { await Task.yield() }
                if self?.isCancelled == false { body() }
            }
        }
        timer.activate()
    }

    isolated deinit {
        timer.cancel()
    }

    package func cancel() {
        isCancelled = true
        timer.cancel()
    }

    /// Returns after a while.
    package static func wait(_ duration: Duration) async {
        var countdown: Countdown?
        await withCheckedContinuation { continuation in
            countdown = Countdown(duration) { continuation.resume() }
        }
        countdown?.cancel()
    }
}

extension Duration {
    /// Whole nanoseconds, as many as there can be.
    var nanoseconds: Int {
        let (seconds, attoseconds) = components
        let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, exceeds) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
        return overflows || exceeds ? .max : Int(sum)
    }
}
