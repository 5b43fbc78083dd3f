/// The components of a date that a picker shows and sets, as SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hour and minute, typed as `14:30`.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year, typed as `2026-11-21`.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a day, a time or both, as SwiftUI's `DatePicker`. It is shown and typed as `2026-11-21
/// 14:30`, in the environment's time zone; the arrows move it by a day, or by a minute where it shows a time alone.
nonisolated public struct DatePicker<Label: View>: View, ControlView {
    /// No body: the view is a primitive.
    public typealias Body = Never
    /// The components that the picker shows.
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

    /// Creates a picker with a view as its label, for any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// Creates a picker with a view as its label, for dates in a closed range. A date outside it is refused with the
    /// bound in the message.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// Creates a picker with a view as its label, for dates from a first one on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// Creates a picker with a view as its label, for dates up to a last one.
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
        let value = format.string(selection.wrappedValue)
        state.value = value
        state.form = ValueForm(
            components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime, value,
            least: earliest.map(format.string), most: latest.map(format.string))
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

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker for any date, whose title is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }

    /// Creates a picker for dates in a closed range, whose title is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker for dates from a first one on, whose title is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    /// Creates a picker for dates up to a last one, whose title is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker for any date, titled by a string, shown as it is.
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

    /// Returns the start of the day or minute that is shown of a date, so that a bound within it counts as inside.
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
        guard !text.isEmpty else { return ControlError("A date is needed here; write it as \(form)") }
        return ControlError("\(text.quoted) is not a date here; write it as \(form)")
    }
}
