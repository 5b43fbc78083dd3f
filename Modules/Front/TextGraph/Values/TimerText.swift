extension Text {
    /// Creates a text of the time that is left of an interval, or that has passed of it, as a clock shows it:
    /// `1:02:03`. The screen follows the clock.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval of time.
    ///   - pauseTime: The instant at which the clock stands still; it runs without one.
    ///   - countsDown: Whether the time that is left is shown, rather than that which has passed.
    ///   - showsHours: Has no effect: hours are shown from one hour on.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(content: .timer(TimerText(interval: timerInterval, pause: pauseTime, countsDown: countsDown)))
    }

    /// A clock that runs over an interval.
    struct TimerText: Equatable, Sendable {
        let interval: ClosedRange<Date>
        let pause: Date?
        let countsDown: Bool

        func string(at now: Date) -> String {
            let now = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
            return RelativeTime.clock(seconds: Int(seconds.rounded()))
        }
    }
}
