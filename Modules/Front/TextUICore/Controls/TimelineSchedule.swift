/// The dates at which a timeline updates, as SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    /// Returns the dates from `startDate` on, in ascending order.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// The frequency that a schedule is asked for, as SwiftUI's `TimelineScheduleMode`. Text asks for `normal`.
public enum TimelineScheduleMode: Sendable {
    /// The schedule's own frequency, or a lower one.
    case normal, lowFrequency
}

/// Dates at equal distances, without an end.
public struct _RegularDates: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    /// Returns the next date.
    public mutating func next() -> Date? {
        defer { date += interval }
        return date
    }
}

/// A schedule at equal distances, as SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval

    /// Creates a schedule from `startDate`, every `interval` seconds. The screen follows it once a second at most.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = Swift.max(interval, 0.001)
    }

    /// Returns the dates from the last one that is over, or from the first.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> _RegularDates {
        let gone = Swift.max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
        return _RegularDates(date: start + gone * interval, interval: interval)
    }
}

/// A schedule at the start of each minute, as SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    public init() {}

    /// Returns the starts of the minutes from that of `startDate` on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> _RegularDates {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return _RegularDates(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// A schedule of given dates, as SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    /// Creates a schedule of `dates`, in ascending order.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// Returns the dates as they were given.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule for animation, as SwiftUI's `AnimationTimelineSchedule`. Text updates it once a second at most.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: TimeInterval
    let isPaused: Bool

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - minimumInterval: The seconds between updates, at least 1, the default.
    ///   - paused: True for a single update.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = Swift.max(minimumInterval ?? 1, 1)
        isPaused = paused
    }

    /// Returns dates an interval apart from `start` on; a single one while the schedule is paused.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> PrefixSequence<_RegularDates> {
        _RegularDates(date: start, interval: interval).prefix(isPaused ? 1 : .max)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule from `startDate`, every `interval` seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        .init(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule at the start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule for animation, once a second in text.
    public static var animation: AnimationTimelineSchedule { .init() }
    /// Returns a schedule for animation; `minimumInterval` is in seconds, 1 at least.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    /// Returns a schedule of the given dates.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
