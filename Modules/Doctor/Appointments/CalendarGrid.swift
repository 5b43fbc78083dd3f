import ClinicModel
import SharedScenes
import SwiftUI

/// Days side by side as far as there is room for them, hours down the side, and a choice of the days that have no room; a
/// list by day where there is room for one.
/// An arrow that leads out of the days that are shown leads to the next ones.
struct CalendarGrid: View {
    private typealias UIModel = CalendarUIModel

    let days: [CalendarDay]
    /// Shows a day alone.
    let show: @MainActor (CalendarDate) -> Void
    /// Shows the days before these, or those after them.
    let step: @MainActor (CalendarStep) -> Void
    /// Does with a visit what it offers at once.
    let perform: @MainActor (AppointmentAction, Visit) -> Void

    @Environment(\.layoutDirection) private var layoutDirection
    @FocusState private var focus: CalendarEntry.ID?
    /// The first of the days that were chosen to be shown; nil until some are.
    @State private var chosen: CalendarDate?
    /// The way by which days were left whose next ones are still to come, and at what time of the day.
    @State private var leaving: (step: CalendarStep, minute: Int)?

    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width
            let bands = CalendarBands(days, columns: columns(in: width))
            let shown = bands.shown(chosen)
            VStack(alignment: .leading, spacing: 0) {
                if bands.areSingleDays {
                    CalendarDayList(days: days, show: show, perform: perform)
                } else {
                    if bands.all.count > 1 { choice(bands, shown) }
                    // The days of all that is below: they stay where one scrolls.
                    CalendarHeadings(days: shown)
                        .frame(maxWidth: self.width(of: shown, in: width), alignment: .leading)
                    ScrollViewReader { place in
                        ScrollView {
                            band(shown, of: bands, in: width).frame(maxWidth: .infinity, alignment: .leading)
                        }
                        .onChange(of: shown.map(\.date), initial: true) {
                            // Who goes from day to day by the arrows stays at their time.
                            guard focus == nil, leaving == nil else { return }
                            place.scrollTo(CalendarHours.Place.now, anchor: CalendarHours.nowAnchor)
                        }
                    }
                    if hasSigns(shown, in: width) { CalendarLegend(shown) }
                }
            }
            .onChange(of: days) { arrive(in: bands) }
            .onChange(of: chosen) { arrive(in: bands) }
        }
    }

    private func choice(_ bands: CalendarBands, _ shown: [CalendarDay]) -> some View {
        Picker(
            "Days",
            selection: Binding {
                shown.first?.date
            } set: {
                chosen = $0
            }
        ) {
            ForEach(bands.all, id: \.first?.id) { days in
                Text(verbatim: bands.title(of: days)).tag(days.first?.date)
            }
        }
        .pickerStyle(.segmented)
        .accessibilityIdentifier("appointments.days")
    }

    private func band(_ shown: [CalendarDay], of bands: CalendarBands, in width: CGFloat) -> some View {
        let width = self.width(of: shown, in: width)
        return CalendarBand(
            days: shown, columnWidth: width / CGFloat(max(1, shown.count)), focus: $focus, show: show,
            perform: perform
        )
        .frame(maxWidth: width, alignment: .leading)
        .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
            let isForward = (press.key == .rightArrow) == (layoutDirection == .leftToRight)
            return move(isForward ? .later : .earlier, in: bands)
        }
    }

    /// Moves the focus to the nearest entry of the next day that has some.
    private func move(_ step: CalendarStep, in bands: CalendarBands) -> KeyPress.Result {
        guard let focus, let place = bands.place(of: focus) else { return .ignored }
        // Side by side on one day, entries are the screen's to go through.
        if place.hasNeighbour(step) { return .ignored }
        if let next = bands.nearest(from: place.day, step, to: place.minute) {
            leaving = nil
            if bands.shown(chosen).contains(where: { $0.date == next.day }) {
                self.focus = next.entry
            } else {
                leaving = (step, place.minute)
                chosen = bands.first(with: next.day)
            }
        } else {
            leaving = (step, place.minute)
            chosen = nil
            self.step(step)
        }
        return .handled
    }

    /// Takes the focus along to days that are shown now.
    private func arrive(in bands: CalendarBands) {
        guard let (step, minute) = leaving, !days.isEmpty else { return }
        leaving = nil
        if chosen == nil {
            let next = bands.nearest(from: nil, step, to: minute)
            chosen = next.flatMap { bands.first(with: $0.day) }
            focus = next?.entry
        } else {
            let shown = CalendarBands(bands.shown(chosen), columns: days.count)
            focus = shown.nearest(from: nil, step, to: minute)?.entry
        }
    }

    /// Whether the columns are so narrow that a visit may have a sign without its words.
    private func hasSigns(_ shown: [CalendarDay], in width: CGFloat) -> Bool {
        self.width(of: shown, in: width) / CGFloat(max(1, shown.count)) < UIModel.wideColumnWidth
    }

    private func width(of days: [CalendarDay], in width: CGFloat) -> CGFloat {
        min(width, UIModel.widestColumnWidth * CGFloat(days.count))
    }

    private func columns(in width: CGFloat) -> Int {
        let narrow = columns(of: UIModel.narrowestColumnWidth, in: width)
        return max(1, narrow >= days.count ? narrow : columns(of: UIModel.columnWidth, in: width))
    }

    private func columns(of columnWidth: CGFloat, in width: CGFloat) -> Int {
        Int((width - UIModel.hoursWidth) / (columnWidth + UIModel.columnSpacing))
    }
}

/// The names of days above their columns.
private struct CalendarHeadings: View {
    private typealias UIModel = CalendarUIModel

    let days: [CalendarDay]

    var body: some View {
        HStack(alignment: .top, spacing: UIModel.columnSpacing) {
            Spacer().frame(width: UIModel.hoursWidth)
            ForEach(days) { day in
                CalendarHeading(day: day, showsYear: days.count == 1)
                    .frame(maxWidth: .infinity, minHeight: UIModel.headingHeight, alignment: .topLeading)
            }
        }
        .frame(height: UIModel.headingHeight)
    }
}

/// Days that share their hours.
private struct CalendarBand: View {
    private typealias UIModel = CalendarUIModel

    let days: [CalendarDay]
    private let isNarrow: Bool
    private let scale: CalendarScale
    private let focus: FocusState<CalendarEntry.ID?>.Binding
    private let show: @MainActor (CalendarDate) -> Void
    private let perform: @MainActor (AppointmentAction, Visit) -> Void

    init(
        days: [CalendarDay], columnWidth: CGFloat, focus: FocusState<CalendarEntry.ID?>.Binding,
        show: @escaping @MainActor (CalendarDate) -> Void,
        perform: @escaping @MainActor (AppointmentAction, Visit) -> Void
    ) {
        self.days = days
        self.focus = focus
        self.show = show
        self.perform = perform
        isNarrow = columnWidth < UIModel.wideColumnWidth
        scale = CalendarScale(days, linesPerEntry: isNarrow ? 2 : 1)
    }

    var body: some View {
        HStack(alignment: .top, spacing: UIModel.columnSpacing) {
            CalendarHours(scale: scale, now: now)
                .frame(width: UIModel.hoursWidth)
                .accessibilityHidden(true)
            ForEach(days) { day in
                if isNarrow {
                    NarrowColumn(day: day, scale: scale, focus: focus, perform: perform) { show(day.date) }
                } else {
                    WideColumn(day: day, scale: scale, focus: focus, perform: perform)
                }
            }
        }
    }

    /// The time of the day on which it is now; nil where none of these is.
    private var now: Int? {
        days.first(where: \.isToday).map { $0.now.wallMinutes(in: $0.zone) }
    }
}

private struct CalendarHours: View {
    /// What can be scrolled to.
    enum Place { case now }
    /// Where the present stands in a window that is too low for the hours: most of it has what is to come.
    static let nowAnchor = UnitPoint(x: 0, y: 0.25)

    let scale: CalendarScale
    let now: Int?

    var body: some View {
        CalendarLayout(scale: scale) {
            ForEach(scale.marks, id: \.self) { minute in
                if nowMark.map({ scale.line(of: $0) != scale.line(of: minute) }) ?? true {
                    Text(verbatim: WallTime(minutes: minute).description).foregroundStyle(.secondary)
                        .layoutValue(key: CalendarPlace.self, value: place(of: minute))
                }
            }
            if let nowMark {
                Label(WallTime(minutes: nowMark).description, systemImage: "play.fill").foregroundStyle(.red)
                    .id(Place.now)
                    .layoutValue(key: CalendarPlace.self, value: place(of: nowMark))
            }
        }
    }

    private var nowMark: Int? { now.flatMap { scale.hours.contains($0) ? $0 : nil } }

    private func place(of minute: Int) -> CalendarPlace {
        let line = scale.line(of: minute)
        return CalendarPlace(lines: line..<line + 1)
    }
}

/// A day where there is room for what overlaps side by side.
private struct WideColumn: View {
    let day: CalendarDay
    let scale: CalendarScale
    let focus: FocusState<CalendarEntry.ID?>.Binding
    let perform: @MainActor (AppointmentAction, Visit) -> Void

    var body: some View {
        CalendarLayout(scale: scale) {
            ForEach(CalendarLanes(day.entries, on: scale).places) { place in
                CalendarBlock(entry: place.entry, now: day.now, focus: focus, perform: perform)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    .layoutValue(
                        key: CalendarPlace.self,
                        value: CalendarPlace(lines: place.lines, lane: place.lane, lanes: place.lanes))
            }
        }
    }
}

/// A day where what overlaps stands below one another, and what has no room is counted: that leads to the day alone.
private struct NarrowColumn: View {
    let day: CalendarDay
    let scale: CalendarScale
    let focus: FocusState<CalendarEntry.ID?>.Binding
    let perform: @MainActor (AppointmentAction, Visit) -> Void
    let show: @MainActor () -> Void

    var body: some View {
        CalendarLayout(scale: scale) {
            ForEach(CalendarStack(day.entries, on: scale).places) { place in
                Group {
                    switch place.content {
                    case .entry(let entry):
                        CalendarBlock(entry: entry, now: day.now, isNarrow: true, focus: focus, perform: perform)
                    case .more(let count):
                        Button(action: show) {
                            Text("+\(count) more").foregroundStyle(.tint)
                                .padding(.leading, CalendarUIModel.barWidth)
                        }
                        .buttonStyle(.plain)
                        .accessibilityIdentifier("appointments.more.\(day.date)")
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .layoutValue(key: CalendarPlace.self, value: CalendarPlace(lines: place.lines))
            }
        }
    }
}
