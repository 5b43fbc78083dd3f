import TextUICore

/// Dates that divide a scale at the beginnings of calendar units: hours, days, months, as people count them.
struct DateTicks {
    let calendar: Calendar

    struct Step: Equatable {
        let unit: Calendar.Component
        let count: Int

        /// About how many seconds it takes; to choose by.
        var seconds: Double {
            let unit: Double =
                switch unit {
                case .second: 1
                case .minute: 60
                case .hour: 3600
                case .day: 86_400
                case .weekOfYear: 7 * 86_400
                case .month: 30.437 * 86_400
                case .quarter: 91.31 * 86_400
                default: 365.2425 * 86_400
                }
            return unit * Double(count)
        }
    }

    static let steps: [Step] =
        [1, 5, 15, 30].map { Step(unit: .second, count: $0) } + [1, 5, 15, 30].map { Step(unit: .minute, count: $0) }
        + [1, 3, 6, 12].map { Step(unit: .hour, count: $0) } + [1, 2].map { Step(unit: .day, count: $0) }
        + [Step(unit: .weekOfYear, count: 1), Step(unit: .weekOfYear, count: 2)]
        + [1, 3, 6].map { Step(unit: .month, count: $0) }
        + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map { Step(unit: .year, count: $0) }

    /// The least step of which at most `count` lie between two dates.
    static func step(from low: Date, to high: Date, count: Int) -> Step {
        let rough = high.timeIntervalSince(low) / Double(max(1, count))
        return steps.first { $0.seconds >= rough } ?? Step(unit: .year, count: 1000)
    }

    /// The beginnings of every step between two dates, both included.
    func ticks(every step: Step, from low: Date, to high: Date) -> [Date] {
        guard low <= high, high.timeIntervalSince(low) / step.seconds < 5000 else { return [] }
        let ticks =
            switch step.unit {
            case .second, .minute: sameLength(step, from: low, to: high)
            case .hour: hours(step.count, from: low, to: high)
            default: units(step, from: low, to: high)
            }
        return ticks.filter { $0 >= low && $0 <= high }
    }

    /// Seconds and minutes are always as long: they count from the beginning of the hour.
    private func sameLength(_ step: Step, from low: Date, to high: Date) -> [Date] {
        guard let start = calendar.dateInterval(of: .hour, for: low)?.start else { return [] }
        let first = (low.timeIntervalSince(start) / step.seconds).rounded(.up)
        let last = (high.timeIntervalSince(start) / step.seconds).rounded(.down)
        guard first <= last else { return [] }
        return stride(from: first, through: last, by: 1).map { start + $0 * step.seconds }
    }

    /// Hours of the clock: a day of 23 or 25 hours has its 6 o'clock, too.
    private func hours(_ count: Int, from low: Date, to high: Date) -> [Date] {
        var ticks: [Date] = []
        var day = calendar.startOfDay(for: low)
        while day <= high {
            let parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
            for hour in stride(from: 0, to: 24, by: count) {
                var parts = parts
                parts.hour = hour
                guard let tick = calendar.date(from: parts), tick > (ticks.last ?? .distantPast) else { continue }
                // An hour that the clocks leave out is the next one, which has its own tick.
                if calendar.component(.hour, from: tick) == hour || hour == 0 { ticks.append(tick) }
            }
            guard let next = calendar.date(byAdding: .day, value: 1, to: day), next > day else { break }
            day = calendar.startOfDay(for: next)
        }
        return ticks
    }

    /// Days, weeks, months and years, counted from the beginning of what they are parts of.
    private func units(_ step: Step, from low: Date, to high: Date) -> [Date] {
        guard var tick = start(of: step, at: low) else { return [] }
        var ticks: [Date] = []
        while tick <= high {
            ticks.append(tick)
            guard let next = calendar.date(byAdding: step.component, value: step.factor, to: tick),
                let begin = calendar.dateInterval(of: step.component, for: next)?.start, begin > tick
            else { break }
            tick = step.unit == .day && step.count > 1 ? restart(begin, after: tick, step.count) : begin
        }
        return ticks
    }

    /// Every other day begins anew with the month: the 31st and the 1st would stand too close.
    private func restart(_ day: Date, after last: Date, _ count: Int) -> Date {
        guard !calendar.isDate(day, equalTo: last, toGranularity: .month),
            let month = calendar.dateInterval(of: .month, for: day)?.start, month > last
        else { return day }
        return month
    }

    private func start(of step: Step, at date: Date) -> Date? {
        guard let begin = calendar.dateInterval(of: step.component, for: date)?.start else { return nil }
        switch step.unit {
        case .month, .quarter, .year:
            var parts = calendar.dateComponents([.era, .year, .month], from: begin)
            if step.unit == .year {
                parts.year = (parts.year ?? 0) / step.count * step.count
                parts.month = 1
                if parts.year == 0 { parts.year = 1 }
            } else {
                let count = step.factor
                parts.month = ((parts.month ?? 1) - 1) / count * count + 1
            }
            return calendar.date(from: parts)
        case .day where step.count > 1:
            let month = calendar.dateInterval(of: .month, for: begin)?.start ?? begin
            let past = calendar.dateComponents([.day], from: month, to: begin).day ?? 0
            return calendar.date(byAdding: .day, value: past / step.count * step.count, to: month)
        default: return begin
        }
    }
}

extension DateTicks.Step {
    /// The unit that the calendar counts in.
    fileprivate var component: Calendar.Component { unit == .quarter ? .month : unit }
    fileprivate var factor: Int { unit == .quarter ? 3 * count : count }
}
