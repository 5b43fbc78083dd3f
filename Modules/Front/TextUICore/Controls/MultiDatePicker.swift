/// A control that chooses any number of days, as SwiftUI's `MultiDatePicker`. Text shows one month in its weeks, each
/// day a toggle, with buttons for the months before and after.
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

    /// The label, the month's buttons and its days.
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
    /// Creates a picker with a view as its label, for any days.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, label())
    }

    /// Creates a picker with a view as its label, for the days in `bounds`, the end left out.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds, label())
    }

    /// Creates a picker with a view as its label, for the days from a first one on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, label()) }

    /// Creates a picker with a view as its label, for the days before the bound.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, Date.distantPast..<bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker for any days, whose title is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, Text(titleKey))
    }

    /// Creates a picker for the days in `bounds`, the end left out, whose title is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds, Text(titleKey))
    }

    /// Creates a picker for the days from a first one on, whose title is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(titleKey)) }

    /// Creates a picker for the days before the bound, whose title is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection, Date.distantPast..<bounds.upperBound, Text(titleKey)) }

    /// Creates a picker for any days, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, Text(title))
    }

    /// Creates a picker for the days in `bounds`, the end left out, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds, Text(title))
    }

    /// Creates a picker for the days from a first one on, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(title)) }

    /// Creates a picker for the days before the bound, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection, Date.distantPast..<bounds.upperBound, Text(title)) }
}
