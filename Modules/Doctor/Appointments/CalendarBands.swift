import ClinicModel
import SharedScenes

/// The way from some days of a calendar to others.
enum CalendarStep: Hashable {
    case earlier, later
}

/// Days in groups that have room side by side.
struct CalendarBands {
    let all: [[CalendarDay]]
    private let days: [CalendarDay]
    private let isNarrow: Bool

    init(_ days: [CalendarDay], columns: Int) {
        self.days = days
        isNarrow = days.count > 1
        all = stride(from: 0, to: days.count, by: max(1, columns)).map { first in
            Array(days[first..<min(first + max(1, columns), days.count)])
        }
    }

    /// Whether several days have room for one alone: they are a list then.
    var areSingleDays: Bool { days.count > 1 && all.count == days.count }

    /// Those that begin on the chosen day, else those with today, else the first.
    func shown(_ chosen: CalendarDate?) -> [CalendarDay] {
        all.first { $0.contains { $0.date == chosen } } ?? all.first { $0.contains(where: \.isToday) } ?? all.first
            ?? []
    }

    /// The first day of those that a day is shown with.
    func first(with day: CalendarDate) -> CalendarDate? {
        all.first { $0.contains { $0.date == day } }?.first?.date
    }

    /// Such as `Mon 23 Nov – Thu 26 Nov`.
    @MainActor
    func title(of days: [CalendarDay]) -> String {
        guard let first = days.first?.date, let last = days.last?.date else { return "" }
        let from = first.wordsWithoutYear.localized
        return first == last ? from : "\(from) – \(last.wordsWithoutYear.localized)"
    }

    /// Where an entry stands: on which day, when, and whether others stand beside it.
    struct Place {
        let day: CalendarDate
        let minute: Int
        fileprivate let lane: Int
        fileprivate let lanes: Int

        func hasNeighbour(_ step: CalendarStep) -> Bool { step == .later ? lane + 1 < lanes : lane > 0 }
    }

    func place(of entry: CalendarEntry.ID) -> Place? {
        for day in days {
            guard let found = day.entries.first(where: { $0.id == entry }) else { continue }
            let lanes = isNarrow ? nil : lanes(of: day).first { $0.id == entry }
            return Place(
                day: day.date, minute: found.wallMinutes.lowerBound, lane: lanes?.lane ?? 0, lanes: lanes?.lanes ?? 1)
        }
        return nil
    }

    /// The entry nearest to a time of the day, on the next day that has some that can be gone to; from the first day on
    /// or from the last one back where it is not said from which.
    func nearest(
        from day: CalendarDate?, _ step: CalendarStep, to minute: Int
    ) -> (day: CalendarDate, entry: CalendarEntry.ID)? {
        let ordered = step == .later ? days : days.reversed()
        for other in ordered where day.map({ step == .later ? other.date > $0 : other.date < $0 }) ?? true {
            let entries = reachable(on: other)
            let nearest = entries.min {
                abs($0.wallMinutes.lowerBound - minute) < abs($1.wallMinutes.lowerBound - minute)
            }
            if let nearest { return (other.date, nearest.id) }
        }
        return nil
    }

    /// The entries of a day that are shown and lead somewhere.
    private func reachable(on day: CalendarDay) -> [CalendarEntry] {
        let shown =
            isNarrow
            ? all.first { $0.contains(day) }.map { band in
                CalendarStack(day.entries, on: CalendarScale(band, linesPerEntry: 2)).places.compactMap { place in
                    if case .entry(let entry) = place.content { entry } else { nil }
                }
            } ?? []
            : day.entries
        return shown.filter { entry in
            if case .blocked = entry.content { false } else { true }
        }
    }

    private func lanes(of day: CalendarDay) -> [CalendarLanes.Place] {
        CalendarLanes(day.entries, on: CalendarScale([day], linesPerEntry: 1)).places
    }
}
