public import Foundation

/// Writes a length of time in units, such as `1 hour, 20 minutes` or `1:20:00`. As Foundation's `DateComponentsFormatter`,
/// which it lacks on Linux. Words go from weeks down to seconds: years and months are counted in days.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The length of the units' names; `positional` separates the numbers alone, by colons. `spellOut` has digits on Linux.
    public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// The zeros that are left out, or filled up to two digits. As Foundation's `ZeroFormattingBehavior`.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As `dropLeading` with numbers alone, else as `dropAll`.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Zeros before the first unit that is not.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Zeros between units that are not.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Zeros after the last unit that is not.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All zeros.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Numbers alone have two digits each.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// The length of the units' names.
    open var unitsStyle = UnitsStyle.positional
    /// The units to count in: hours, minutes and seconds by default, and days and weeks with names.
    open var allowedUnits: NSCalendar.Unit = []
    /// The zeros that are left out, or filled up.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar, and in it the language, of the words.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which months are counted as days.
    open var referenceDate: Date?
    /// The most units, from the greatest down; 0 for any number.
    open var maximumUnitCount = 0
    /// Whether a time that the units cannot say has a fraction of the last. Has no effect on Linux.
    open var allowsFractionalUnits = false
    /// Whether a small greatest unit is counted in the next smaller one. Has no effect on Linux.
    open var collapsesLargestUnit = false
    /// Whether the words say that they are not exact. Has no effect on Linux.
    open var includesApproximationPhrase = false
    /// Whether the words say that the time is what is left. Has no effect on Linux.
    open var includesTimeRemainingPhrase = false
    /// The place of the words in a sentence. Has no effect on Linux.
    open var formattingContext = Context.unknown

    /// Makes a formatter for the program's language and region.
    public override init() {
        super.init()
    }

    /// Returns nil: no formatter is kept in an archive.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Returns a length of time, in seconds; nil where it is no number.
    open func string(from interval: TimeInterval) -> String? { string(from: interval, in: allowedUnits) }

    private func string(from interval: TimeInterval, in allowed: NSCalendar.Unit) -> String? {
        guard interval.isFinite, abs(interval) < 1e15 else { return nil }
        let seconds = Int(interval.rounded(.towardZero))
        let units = units(allowed)
        let counts = counts(abs(seconds), in: units)
        let words = unitsStyle == .positional ? positional(counts) : words(counts, in: units)
        return seconds < 0 ? "-" + words : words
    }

    /// Returns the time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        // A day is one whether or not clocks are changed in it.
        let zone = (calendar ?? .autoupdatingCurrent).timeZone
        let change = zone.secondsFromGMT(for: endDate) - zone.secondsFromGMT(for: startDate)
        return string(from: endDate.timeIntervalSince(startDate) + Double(change))
    }

    /// Returns a time that is given in units; months and years count as days from the reference date on.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        var calendar = calendar ?? .autoupdatingCurrent
        calendar.timeZone = .gmt
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        let given = Self.lengths.filter { components.value(for: $0.component).map { $0 != 0 } ?? false }
        return string(
            from: end.timeIntervalSince(start),
            in: allowedUnits.isEmpty ? NSCalendar.Unit(given.map(\.unit)) : allowedUnits)
    }

    /// Returns a time in units as Foundation's function of that name does.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns `DateComponents` as a length of time; nil for anything else.
    open override func string(for object: Any?) -> String? { (object as? DateComponents).flatMap(string(from:)) }

    private typealias Length = (
        unit: NSCalendar.Unit, component: Calendar.Component, named: Duration.UnitsFormatStyle.Unit, seconds: Int
    )

    private static let lengths: [Length] = [
        (.weekOfMonth, .weekOfMonth, .weeks, 604_800), (.day, .day, .days, 86400), (.hour, .hour, .hours, 3600),
        (.minute, .minute, .minutes, 60), (.second, .second, .seconds, 1),
    ]

    /// The units to count in; the usual ones where none is allowed.
    private func units(_ allowed: NSCalendar.Unit) -> [Length] {
        let usual: NSCalendar.Unit =
            unitsStyle == .positional ? [.hour, .minute, .second] : [.weekOfMonth, .day, .hour, .minute, .second]
        var allowed = allowed.isEmpty ? usual : allowed
        if !allowed.isDisjoint(with: [.year, .month]) { allowed.insert(.day) }
        return Self.lengths.filter { allowed.contains($0.unit) }
    }

    /// The numbers of the units in seconds, without the zeros that are left out.
    private func counts(_ seconds: Int, in units: [Length]) -> [(length: Int, count: Int)] {
        var rest = seconds
        var counts = units.enumerated().map { place, unit in
            defer { rest %= unit.seconds }
            return (length: place, count: rest / unit.seconds)
        }
        var drops = zeroFormattingBehavior
        if drops.contains(.default) { drops.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        let first = counts.firstIndex { $0.count > 0 } ?? counts.count - 1
        let last = counts.lastIndex { $0.count > 0 } ?? counts.count - 1
        counts = counts.enumerated().filter { place, unit in
            unit.count > 0
                || !(place < first && drops.contains(.dropLeading)
                    || place > last && drops.contains(.dropTrailing)
                    || first < place && place < last && drops.contains(.dropMiddle))
        }.map(\.element)
        if counts.isEmpty, !units.isEmpty { counts = [(units.count - 1, 0)] }
        return maximumUnitCount > 0 ? Array(counts.prefix(maximumUnitCount)) : counts
    }

    private func positional(_ counts: [(length: Int, count: Int)]) -> String {
        counts.enumerated().map { place, unit in
            let isPadded = place > 0 || zeroFormattingBehavior.contains(.pad)
            return (isPadded && unit.count < 10 ? "0" : "") + "\(unit.count)"
        }.joined(separator: ":")
    }

    private func words(_ counts: [(length: Int, count: Int)], in units: [Length]) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch unitsStyle {
            case .full, .spellOut, .positional: .wide
            case .short, .brief: .abbreviated
            case .abbreviated: .narrow
            }
        let locale = calendar?.locale ?? .autoupdatingCurrent
        let words = counts.map { unit in
            Duration.seconds(unit.count * units[unit.length].seconds).formatted(
                .units(allowed: [units[unit.length].named], width: width, zeroValueUnits: .show(length: 1)).locale(
                    locale)
            )
        }
        if unitsStyle == .brief { return words.map { $0.filter { !$0.isWhitespace } }.joined(separator: " ") }
        return words.joined(separator: unitsStyle == .abbreviated ? " " : ", ")
    }
}
