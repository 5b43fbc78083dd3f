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
        words(for: date, from: referenceDate)
    }

    /// Returns a time from now, in seconds, in words.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return words(for: now + timeInterval, from: now)
    }

    /// Returns the greatest of the units given, from now on, in words.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let fields: [(unit: Calendar.Component, field: Date.ComponentsFormatStyle.Field)] = [
            (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
            (.second, .second),
        ]
        let given = fields.first { dateComponents.value(for: $0.unit).map { $0 != 0 } ?? false }
        guard let (unit, field) = given, let count = dateComponents.value(for: unit),
            let date = (calendar ?? .autoupdatingCurrent).date(byAdding: unit, value: count, to: now)
        else { return words(for: now, from: now) }
        return words(for: date, from: now, in: [field])
    }

    /// Returns how far a `Date` is from now; nil for anything else.
    open override func string(for object: Any?) -> String? {
        (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func words(
        for date: Date, from reference: Date, in fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> String {
        let presentation: Date.RelativeFormatStyle.Presentation = dateTimeStyle == .named ? .named : .numeric
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let (locale, calendar): (Locale, Calendar) = (
            locale ?? .autoupdatingCurrent, calendar ?? .autoupdatingCurrent
        )
        let style =
            if let fields {
                Date.AnchoredRelativeFormatStyle(
                    anchor: date, allowedFields: fields, presentation: presentation, unitsStyle: units, locale: locale,
                    calendar: calendar)
            } else {
                Date.AnchoredRelativeFormatStyle(
                    anchor: date, presentation: presentation, unitsStyle: units, locale: locale, calendar: calendar)
            }
        return style.format(reference)
    }
}
