/// When a timeline goes on. As SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a schedule is to go on. As SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Sendable {
    case normal, lowFrequency
}

/// Dates at a distance from each other, without an end.
public struct _RegularDates: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
        defer { date += interval }
        return date
    }
}

/// As SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = Swift.max(interval, 0.001)
    }

    /// From the last one that is over, or from the first.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> _RegularDates {
        let gone = Swift.max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
        return _RegularDates(date: start + gone * interval, interval: interval)
    }
}

/// As SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> _RegularDates {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return _RegularDates(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// As SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As SwiftUI's `AnimationTimelineSchedule`: a screen of text goes on once a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: TimeInterval
    let isPaused: Bool

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = Swift.max(minimumInterval ?? 1, 1)
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> PrefixSequence<_RegularDates> {
        _RegularDates(date: start, interval: interval).prefix(isPaused ? 1 : .max)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        .init(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { .init() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
