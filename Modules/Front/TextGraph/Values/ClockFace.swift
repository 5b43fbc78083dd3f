/// The parts of a time that a clock shows.
struct ClockFace: Hashable, Codable, Sendable {
    private let showsHours: Bool
    private let fieldCount: Int
    private let showsSeconds: Bool
    private let digits: Int

    /// - Parameters:
    ///   - showsHours: Whether hours stand before the minutes, from one hour on.
    ///   - fieldCount: The number of parts that are shown at most, from the greatest down; two at least.
    ///   - precision: The smallest part: minutes, seconds, or one or two digits behind them.
    init(showsHours: Bool, fieldCount: Int, precision: Duration) {
        (self.showsHours, self.fieldCount) = (showsHours, max(2, fieldCount))
        showsSeconds = precision < .seconds(60)
        digits = precision >= .seconds(1) ? 0 : precision >= .milliseconds(100) ? 1 : 2
    }

    /// Returns a time in seconds as the clock shows it, such as `1:02:03`.
    func words(_ seconds: TimeInterval) -> String {
        let whole = Int(seconds.rounded(.down))
        let hours = showsHours ? whole / 3600 : 0
        var parts = hours > 0 ? [hours, whole / 60 % 60] : [whole / 60]
        if showsSeconds || hours == 0 { parts.append(whole % 60) }
        let shown = parts.prefix(fieldCount)
        let clock = shown.enumerated().map { $0 == 0 ? "\($1)" : Self.filled($1, to: 2) }.joined(separator: ":")
        guard digits > 0, showsSeconds, parts.count < fieldCount else { return clock }
        let share = (seconds - Double(whole)) * (digits == 1 ? 10 : 100)
        return clock + "." + Self.filled(Int(share.rounded(.down)), to: digits)
    }

    private static func filled(_ number: Int, to digits: Int) -> String {
        let words = String(number)
        return String(repeating: "0", count: max(0, digits - words.count)) + words
    }
}

extension Date {
    /// The next whole second after this, counted from an instant.
    func second(after start: Date) -> Date {
        start.addingTimeInterval(timeIntervalSince(start).rounded(.down) + 1)
    }

    /// The whole second before this, counted from an instant.
    func second(before start: Date) -> Date {
        start.addingTimeInterval(timeIntervalSince(start).rounded(.up) - 1)
    }
}
