import Foundation

/// The values at which scrolling along one scale comes to rest.
struct ScrollAlignment {
    enum Step {
        case unit(Double)
        case matching(DateComponents)
    }

    /// Nil for the parts that are seen at once.
    private let step: Step?

    init<P: Plottable & Numeric>(_ unit: P, _ major: MajorValueAlignment<P>?) {
        let own = unit.plotted.number.map { Step.unit($0) }
        step = major.map { $0.step } ?? own
    }

    init(_ components: DateComponents, _ major: MajorValueAlignment<Date>?) {
        step = major.map { $0.step } ?? .matching(components)
    }

    /// Returns the nearest value of the alignment.
    func aligned(_ value: _Plotted, in calendar: Calendar) -> _Plotted {
        switch (step, value) {
        case (.unit(let unit), .number(let number)) where unit > 0: .number((number / unit).rounded() * unit)
        case (.matching(let components), .date(let date)): .date(nearest(date, components, calendar))
        default: value
        }
    }

    private func nearest(_ date: Date, _ components: DateComponents, _ calendar: Calendar) -> Date {
        if calendar.date(date, matchesComponents: components), isWhole(date, components, calendar) { return date }
        let found = [Calendar.SearchDirection.backward, .forward].compactMap {
            calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime, direction: $0)
        }
        return found.min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) } ?? date
    }

    /// Whether it is the first instant of those that have the components.
    private func isWhole(_ date: Date, _ components: DateComponents, _ calendar: Calendar) -> Bool {
        calendar.nextDate(
            after: date.addingTimeInterval(-1), matching: components, matchingPolicy: .nextTime
        )
        .map { abs($0.timeIntervalSince(date)) < 0.001 } ?? false
    }
}
