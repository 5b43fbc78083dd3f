public import Foundation

/// Says how far one date is from another, such as `2 days ago`. As Foundation's `RelativeDateTimeFormatter`, which it lacks
/// on Linux.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The length of the units' names.
    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    /// Whether a distance has a name, such as `yesterday`, or always a number.
    public enum DateTimeStyle: Int, Sendable {
        case numeric, named
    }

    /// The length of the units' names.
    open var unitsStyle = UnitsStyle.full
    /// Whether a distance has a name where there is one.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The place of the words in a sentence. Has no effect on Linux.
    open var formattingContext = Context.unknown
    /// The calendar whose units are counted.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language and region of the words.
    open var locale: Locale! = .autoupdatingCurrent

    /// Makes a formatter for the program's language and region.
    public override init() {
        super.init()
    }

    /// Returns nil: no formatter is kept in an archive.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Returns how far a date is from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// Returns a time from now, in seconds, in words.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        // The half of a second lets a whole number of units stay one while the words are made.
        Date(timeIntervalSinceNow: timeInterval + (timeInterval < 0 ? -0.5 : 0.5)).formatted(style)
    }

    /// Returns the units from now on in words.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let calendar: Calendar = calendar ?? .autoupdatingCurrent
        let now = Date()
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    /// Returns how far a `Date` is from now; nil for anything else.
    open override func string(for object: Any?) -> String? {
        (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var style: Date.RelativeFormatStyle {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        return Date.RelativeFormatStyle(
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
    }
}
