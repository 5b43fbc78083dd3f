/// A date picker as text draws it: the date as it is typed.
nonisolated public struct _DateField<Label: View>: View, ControlView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: DatePickerComponents
    let label: Label

    @MainActor
    package func label(in environment: EnvironmentValues) -> Label { label }

    @MainActor
    package func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.datePicker)
        let selection = selection
        let (earliest, latest) = (earliest, latest)
        let format = DateText(components: components, environment: node.environment, latest: latest)
        let value = format.string(selection.wrappedValue)
        state.value = value
        state.shownValue = format.shown(selection.wrappedValue)
        state.form = ValueForm(
            components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime, value,
            least: earliest.map(format.string), most: latest.map(format.string))
        state.set = { text in
            let date = try format.parse(text, from: selection.wrappedValue)
            if let earliest, date < format.floor(earliest) {
                throw ControlError("\(format.shown(date)) is before \(format.shown(earliest))")
            }
            if let latest, date > latest {
                throw ControlError("\(format.shown(date)) is after \(format.shown(latest))")
            }
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

/// Dates as one types them: `2026-11-21`, `14:30`, or both; a day in any of the forms of `DateReading`, too.
struct DateText {
    let components: DatePickerComponents
    let calendar: Calendar
    private let locale: Locale
    private let now: @Sendable () -> Date
    /// The last date that can be chosen.
    private let latest: Date?

    init(components: DatePickerComponents, environment: EnvironmentValues, latest: Date? = nil) {
        self.components = components
        self.latest = latest
        locale = environment.locale
        now = environment.now
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

    /// Returns a date as it is shown until one is typed: in the words of the locale.
    func shown(_ date: Date) -> String {
        date.formatted(
            Date.FormatStyle(
                date: components.contains(.date) ? .abbreviated : .omitted,
                time: components.contains(.hourAndMinute) ? .shortened : .omitted, locale: locale, calendar: calendar,
                timeZone: calendar.timeZone))
    }

    /// Returns the start of the day or minute that is shown of a date, so that a bound within it counts as inside.
    func floor(_ date: Date) -> Date {
        components.contains(.hourAndMinute)
            ? calendar.dateInterval(of: .minute, for: date)?.start ?? date : calendar.startOfDay(for: date)
    }

    func parse(_ text: String, from current: Date) throws -> Date {
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: current)
        var (words, understood): ([Substring], Bool) = ([], false)
        // A T stands between a day and a time, and at the beginning of words.
        for word in text.replacing(/(\d)T(\d)/, with: { "\($0.1) \($0.2)" }).split(separator: " ") {
            if components.contains(.hourAndMinute), let time = numbers(word, ":", 2) {
                (parts.hour, parts.minute) = (time[0], time[1])
                understood = true
            } else {
                words.append(word)
            }
        }
        if !words.isEmpty {
            guard components.contains(.date), let day = reading.day(words.joined(separator: " ")) else {
                throw unreadable(text, as: current)
            }
            (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
            understood = true
        }
        guard understood, let date = calendar.date(from: parts), isReal(parts, date) else {
            throw unreadable(text, as: current)
        }
        return date
    }

    private var reading: DateReading {
        let today = now()
        return DateReading(
            calendar: calendar, locale: locale, today: today, looksBack: latest.map { $0 < today + 86400 } ?? false)
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

    /// The refusal of a text, with the date of the field as the example, which is within the field's bounds.
    private func unreadable(_ text: String, as example: Date) -> ControlError {
        let form = string(example)
        switch (components.contains(.date), text.isEmpty) {
        case (true, true): return ControlError("A date is needed here; write it as \(form), 7 Dec, 7.12. or monday")
        case (true, false):
            return ControlError("\(text.quoted) is not a date here; write it as \(form), 7 Dec, 7.12. or monday")
        case (false, true): return ControlError("A time is needed here; write it as \(form)")
        case (false, false): return ControlError("\(text.quoted) is not a time here; write it as \(form)")
        }
    }
}
