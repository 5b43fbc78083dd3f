import ClinicModel
import SharedScenes
import SwiftUI

/// Days side by side as far as there is room for them, the others below, hours down the side.
struct CalendarGrid: View {
    private typealias UIModel = CalendarUIModel

    let days: [CalendarDay]
    /// Shows a day alone.
    let show: @MainActor (CalendarDate) -> Void

    var body: some View {
        GeometryReader { proxy in
            let bands = bands(columns: columns(in: proxy.size.width))
            if bands.count == 1 {
                // The days of all that is below: they stay where one scrolls.
                VStack(alignment: .leading, spacing: 0) {
                    CalendarHeadings(days: bands[0])
                        .frame(maxWidth: width(of: bands[0], in: proxy.size.width), alignment: .leading)
                    ScrollView {
                        band(bands[0], in: proxy.size.width)
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            } else {
                ScrollView {
                    VStack(alignment: .leading, spacing: UIModel.lineHeight) {
                        ForEach(bands, id: \.first?.id) { days in
                            VStack(alignment: .leading, spacing: 0) {
                                CalendarHeadings(days: days)
                                band(days, in: proxy.size.width)
                            }
                        }
                    }
                }
            }
        }
    }

    private func band(_ days: [CalendarDay], in width: CGFloat) -> some View {
        let width = self.width(of: days, in: width)
        return CalendarBand(days: days, columnWidth: width / CGFloat(days.count), show: show)
            .frame(maxWidth: width, alignment: .leading)
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

    private func bands(columns: Int) -> [[CalendarDay]] {
        stride(from: 0, to: days.count, by: columns).map { first in
            Array(days[first..<min(first + columns, days.count)])
        }
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
    private let show: @MainActor (CalendarDate) -> Void

    init(days: [CalendarDay], columnWidth: CGFloat, show: @escaping @MainActor (CalendarDate) -> Void) {
        self.days = days
        self.show = show
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
                    NarrowColumn(day: day, scale: scale) { show(day.date) }
                } else {
                    WideColumn(day: day, scale: scale)
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

    var body: some View {
        CalendarLayout(scale: scale) {
            ForEach(CalendarLanes(day.entries, on: scale).places) { place in
                CalendarBlock(entry: place.entry, now: day.now)
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
    let show: @MainActor () -> Void

    var body: some View {
        CalendarLayout(scale: scale) {
            ForEach(CalendarStack(day.entries, on: scale).places) { place in
                Group {
                    switch place.content {
                    case .entry(let entry): CalendarBlock(entry: entry, now: day.now, isNarrow: true)
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
