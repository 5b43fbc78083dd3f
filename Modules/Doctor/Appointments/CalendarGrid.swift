import ClinicModel
import SharedScenes
import SwiftUI

/// Days side by side as far as there is room for them, the others below, hours down the side.
struct CalendarGrid: View {
    private typealias UIModel = CalendarUIModel

    let days: [CalendarDay]

    var body: some View {
        GeometryReader { proxy in
            ScrollView {
                VStack(alignment: .leading, spacing: UIModel.lineHeight) {
                    ForEach(bands(columns: columns(in: proxy.size.width)), id: \.first?.id) { days in
                        let width = min(proxy.size.width, UIModel.widestColumnWidth * CGFloat(days.count))
                        CalendarBand(days: days, columnWidth: width / CGFloat(days.count))
                            .frame(maxWidth: width, alignment: .leading)
                    }
                }
            }
        }
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

/// Days that share their hours.
private struct CalendarBand: View {
    private typealias UIModel = CalendarUIModel

    let days: [CalendarDay]
    private let scale: CalendarScale

    init(days: [CalendarDay], columnWidth: CGFloat) {
        self.days = days
        scale = CalendarScale(days, linesPerEntry: columnWidth < UIModel.wideColumnWidth ? 2 : 1)
    }

    var body: some View {
        HStack(alignment: .top, spacing: UIModel.columnSpacing) {
            VStack(alignment: .leading, spacing: 0) {
                Spacer().frame(height: UIModel.headingHeight)
                CalendarHours(scale: scale, now: now)
            }
            .frame(width: UIModel.hoursWidth)
            .accessibilityHidden(true)
            ForEach(days) { day in
                VStack(alignment: .leading, spacing: 0) {
                    CalendarHeading(day: day, showsYear: days.count == 1)
                        .frame(height: UIModel.headingHeight, alignment: .top)
                    CalendarColumn(day: day, scale: scale)
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
                if nowMark.map({ scale.position(of: $0) != scale.position(of: minute) }) ?? true {
                    Text(verbatim: WallTime(minutes: minute).description).foregroundStyle(.secondary)
                        .layoutValue(key: CalendarPlace.self, value: CalendarPlace(minutes: minute..<minute))
                }
            }
            if let nowMark {
                Label(WallTime(minutes: nowMark).description, systemImage: "play.fill").foregroundStyle(.red)
                    .layoutValue(key: CalendarPlace.self, value: CalendarPlace(minutes: nowMark..<nowMark))
            }
        }
    }

    private var nowMark: Int? { now.flatMap { scale.hours.contains($0) ? $0 : nil } }
}

private struct CalendarColumn: View {
    let day: CalendarDay
    let scale: CalendarScale

    var body: some View {
        CalendarLayout(scale: scale) {
            ForEach(places) { place in
                CalendarBlock(entry: place.entry, now: day.now)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    .layoutValue(
                        key: CalendarPlace.self,
                        value: CalendarPlace(minutes: place.minutes, lane: place.lane, lanes: place.lanes))
            }
        }
    }

    private var places: [CalendarLanes.Place] {
        CalendarLanes(day.entries, within: scale.hours, shortest: scale.minutesPerLine).places
    }
}
