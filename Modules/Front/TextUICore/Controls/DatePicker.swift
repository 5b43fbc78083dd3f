/// What of a date a picker offers. As SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A day, a time or both. As SwiftUI's `DatePicker`: shown and set as `2026-11-21 14:30`, in the place's time zone.
nonisolated public struct DatePicker<Label: View>: View, ControlView {
    public typealias Body = Never
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: Components
    let label: Label

    init(_ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?, _ components: Components, _ label: Label) {
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.components = components
        self.label = label
    }

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }

    @MainActor
    func label(in environment: EnvironmentValues) -> Label { label }

    @MainActor
    func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.datePicker)
        let format = DateText(components: components, environment: node.environment)
        let selection = selection
        let (earliest, latest) = (earliest, latest)
        state.value = format.string(selection.wrappedValue)
        state.set = { text in
            let date = try format.parse(text, from: selection.wrappedValue)
            if let earliest, date < format.floor(earliest) {
                throw ControlError("\(text) is before \(format.string(earliest))")
            }
            if let latest, date > latest { throw ControlError("\(text) is after \(format.string(latest))") }
            selection.wrappedValue = date
        }
        @MainActor
        func move(_ unit: Calendar.Component, _ count: Int) {
            let date =
                format.calendar.date(byAdding: unit, value: count, to: selection.wrappedValue)
                ?? selection.wrappedValue
            if let earliest, date < format.floor(earliest) { return }
            if let latest, date > latest { return }
            selection.wrappedValue = date
        }
        func step(_ name: LocalizedStringKey, _ days: Int) -> RowAction {
            RowAction(name: name.own) { move(.day, days) }
        }
        let unit = components.contains(.date) ? Calendar.Component.day : .minute
        state.adjust = { move(unit, $0) }
        state.allowTyping()
        if components.contains(.date) { state.actions = [step("Next day", 1), step("Previous day", -1)] }
        return state
    }

    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(title))
    }
}

/// Dates as one types them: `2026-11-21`, `14:30`, or both.
struct DateText {
    let components: DatePickerComponents
    let calendar: Calendar

    init(components: DatePickerComponents, environment: EnvironmentValues) {
        self.components = components
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = environment.timeZone
        self.calendar = calendar
    }

    func string(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let day = [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)].joined(separator: "-")
        let time = [digits(parts.hour, 2), digits(parts.minute, 2)].joined(separator: ":")
        return [components.contains(.date) ? day : nil, components.contains(.hourAndMinute) ? time : nil]
            .compactMap { $0 }.joined(separator: " ")
    }

    /// The start of what is shown of a date, so that a whole day or minute at a bound counts as inside.
    func floor(_ date: Date) -> Date {
        components.contains(.hourAndMinute)
            ? calendar.dateInterval(of: .minute, for: date)?.start ?? date : calendar.startOfDay(for: date)
    }

    func parse(_ text: String, from current: Date) throws -> Date {
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: current)
        var understood = false
        for word in text.split(whereSeparator: { $0 == " " || $0 == "T" }) {
            if components.contains(.date), let day = numbers(word, "-", 3) {
                (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
                understood = true
            } else if components.contains(.hourAndMinute), let time = numbers(word, ":", 2) {
                (parts.hour, parts.minute) = (time[0], time[1])
                understood = true
            } else {
                throw unreadable(text)
            }
        }
        guard understood, let date = calendar.date(from: parts), isReal(parts, date) else { throw unreadable(text) }
        return date
    }

    private func numbers(_ word: Substring, _ separator: Character, _ count: Int) -> [Int]? {
        let numbers = word.split(separator: separator, omittingEmptySubsequences: false).map { Int($0) }
        return numbers.count == count && !numbers.contains(nil) ? numbers.compactMap { $0 } : nil
    }

    /// The 31st of June is no date, though a calendar would make the 1st of July of it.
    private func isReal(_ parts: DateComponents, _ date: Date) -> Bool {
        let found = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return found.year == parts.year && found.month == parts.month && found.day == parts.day
            && found.hour == parts.hour && found.minute == parts.minute
    }

    private func unreadable(_ text: String) -> ControlError {
        let form = [
            components.contains(.date) ? "2026-11-21" : nil, components.contains(.hourAndMinute) ? "14:30" : nil,
        ]
        .compactMap { $0 }.joined(separator: " ")
        return ControlError("\(text.quoted) is not a date here; write it as \(form)")
    }
}
