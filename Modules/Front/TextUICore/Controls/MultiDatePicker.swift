/// Days to choose any of. As SwiftUI's `MultiDatePicker`: the days of a month in their weeks, each a toggle, with the
/// months before and after.
@MainActor @preconcurrency
public struct MultiDatePicker<Label: View>: View {
    @Binding private var selection: Set<DateComponents>
    private let bounds: Range<Date>?
    private let label: Label
    @State private var months = 0
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>?, _ label: Label) {
        _selection = selection
        self.bounds = bounds
        self.label = label
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            label
            if let page = month {
                HStack {
                    Button(own: "Previous month") { months -= 1 }.disabled(!reaches(before: page.start))
                    Text(page.start.formatted(style.month(.wide).year()))
                    Button(own: "Next month") { months += 1 }.disabled(!reaches(after: page.end))
                }
                Grid(alignment: .leading, horizontalSpacing: 8) {
                    ForEach(weeks(of: page), id: \.self) { week in
                        GridRow {
                            ForEach(week, id: \.self) { day in
                                if day > 0 { toggle(day, in: page.start) } else { Text(" ") }
                            }
                        }
                    }
                }
            }
        }
    }

    private var days: Calendar {
        var days = calendar
        days.timeZone = timeZone
        days.locale = locale
        return days
    }

    private var style: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: days, timeZone: timeZone) }

    /// The month that is shown: of the first day that is chosen, else of the first that can be, else this one.
    private var month: DateInterval? {
        let chosen = selection.compactMap(days.date(from:)).min()
        let start = chosen ?? bounds?.lowerBound ?? Date()
        return days.date(byAdding: .month, value: months, to: start).flatMap { days.dateInterval(of: .month, for: $0) }
    }

    /// The days of a month in rows of weeks; 0 where the week belongs to another month.
    private func weeks(of month: DateInterval) -> [[Int]] {
        let count = days.range(of: .day, in: .month, for: month.start)?.count ?? 0
        let lead = (days.component(.weekday, from: month.start) - days.firstWeekday + 7) % 7
        let cells = Array(repeating: 0, count: lead) + Array(1...max(1, count))
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<min($0 + 7, cells.count)]) }
    }

    private func toggle(_ day: Int, in month: Date) -> some View {
        let date = days.date(byAdding: .day, value: day - 1, to: month) ?? month
        let isChosen = selection.contains { isSame($0, date) }
        return Toggle(
            isOn: Binding(
                get: { isChosen },
                set: { isOn in
                    selection = selection.filter { !isSame($0, date) }
                    if isOn {
                        selection.insert(days.dateComponents([.calendar, .era, .year, .month, .day], from: date))
                    }
                })
        ) {
            Text("\(day)")
        }
        .accessibilityLabel(date.formatted(style.weekday(.wide).day().month(.wide).year()))
        .disabled(bounds.map { !$0.contains(date) } ?? false)
    }

    private func isSame(_ components: DateComponents, _ date: Date) -> Bool {
        days.date(from: components).map { days.isDate($0, inSameDayAs: date) } ?? false
    }

    private func reaches(before start: Date) -> Bool { bounds.map { $0.lowerBound < start } ?? true }
    private func reaches(after end: Date) -> Bool { bounds.map { $0.upperBound > end } ?? true }
}

extension MultiDatePicker {
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, label())
    }

    /// - Parameter bounds: The days that can be chosen, without the last.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds, label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, label()) }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, Date.distantPast..<bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, Text(titleKey))
    }

    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds, Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(titleKey)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection, Date.distantPast..<bounds.upperBound, Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds, Text(title))
    }
}
