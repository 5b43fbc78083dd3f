import Foundation

/// From when to when it is open on a day.
package struct Opening: Hashable, Sendable {
    package let opens: WallTime
    package let closes: WallTime

    package init(opens: WallTime, closes: WallTime) {
        self.opens = opens
        self.closes = closes
    }
}

extension Opening: CustomStringConvertible {
    /// Such as `08:00–12:00`.
    package var description: String { "\(opens)–\(closes)" }
}

extension [Opening] {
    /// Such as `08:00–12:00, 13:00–17:00`; nothing where it is closed.
    package var text: String { map(\.description).joined(separator: ", ") }

    /// What `text` says. Throws `invalid` where it says none.
    package init(_ text: String) throws(ClinicError) {
        var openings: [Opening] = []
        for part in text.split(separator: ",") {
            let times = part.replacing(" to ", with: "–").replacing(" until ", with: "–")
                .split(omittingEmptySubsequences: false) { $0 == "–" || $0 == "-" }.map { WallTime(written: $0) }
            guard times.count == 2, let opens = times[0], let closes = times[1] else {
                throw .invalid("“\(String(part))” is no time: write it such as 08:00-12:00.")
            }
            openings.append(Opening(opens: opens, closes: closes))
        }
        self = openings
    }
}

extension WallTime {
    /// The time that is written such as `8`, `08:00`, `8.30` or `24:00`; nil if it is none.
    package init?(written text: some StringProtocol) {
        let text = text.trimmingCharacters(in: .whitespaces)
        let hasPoint = text.contains(".")
        let parts = text.split(separator: hasPoint ? "." : ":", omittingEmptySubsequences: false)
        // `8.5` may be meant as half past eight.
        guard !hasPoint || parts.last?.count == 2 else { return nil }
        let numbers = parts.compactMap { $0.allSatisfy(\.isASCII) && $0.count <= 2 ? Int($0) : nil }
        guard (1...2).contains(parts.count), numbers.count == parts.count, (0...24).contains(numbers[0]),
            (0..<60).contains(numbers.dropFirst().first ?? 0), numbers[0] < 24 || numbers.dropFirst().first ?? 0 == 0
        else { return nil }
        self.init(numbers[0], numbers.dropFirst().first ?? 0)
    }
}

extension WeeklyPlan {
    package func openings(onWeekday weekday: Int) -> [Opening] {
        hours.filter { $0.weekday == weekday }.sorted { $0.opens < $1.opens }
            .map { Opening(opens: $0.opens, closes: $0.closes) }
    }

    /// Gives a weekday other hours; 1 is Monday.
    package mutating func setOpenings(_ openings: [Opening], onWeekday weekday: Int) {
        hours.removeAll { $0.weekday == weekday }
        hours += openings.map { Hours(weekday: weekday, opens: $0.opens, closes: $0.closes) }
        hours.sort { ($0.weekday, $0.opens) < ($1.weekday, $1.opens) }
    }

    /// Blocks a time of each of some days by the clocks of `zone`; without a time, these days from their first to their
    /// last minute.
    package mutating func addBlock(
        _ openings: [Opening], during days: ClosedRange<CalendarDate>, in zone: Zone, reason: String
    ) throws(ClinicError) {
        let reason = reason.trimmedIfAny
        for period in try Self.periods(openings, during: days, in: zone) {
            blocks.append(Block(period: period, reason: reason))
        }
        blocks.sort { $0.period < $1.period }
    }

    /// Takes the blocks back that `addBlock` made of the same. Throws `notFound` where one is missing.
    package mutating func removeBlock(
        _ openings: [Opening], during days: ClosedRange<CalendarDate>, in zone: Zone
    ) throws(ClinicError) {
        let periods = try Self.periods(openings, during: days, in: zone)
        guard periods.allSatisfy({ period in blocks.contains { $0.period == period } }) else {
            guard !openings.isEmpty else { throw .notFound("block on \(days.words)") }
            throw .notFound("block on \(days.words) from \(openings.text)")
        }
        blocks.removeAll { periods.contains($0.period) }
    }

    private static func periods(
        _ openings: [Opening], during days: ClosedRange<CalendarDate>, in zone: Zone
    ) throws(ClinicError) -> [DateInterval] {
        guard !openings.isEmpty else { return [.days(days.days.count, from: days.lowerBound, in: zone.timeZone)] }
        var periods: [DateInterval] = []
        for date in days.days { periods.append(try period(openings, on: date, in: zone)) }
        return periods
    }

    private static func period(
        _ openings: [Opening], on date: CalendarDate, in zone: Zone
    ) throws(ClinicError) -> DateInterval {
        guard let hours = openings.first, openings.count == 1, hours.opens < hours.closes else {
            throw .invalid("A block is from one time to another: write it such as 13:00-14:30.")
        }
        return DateInterval(
            start: try instant(of: hours.opens, on: date, in: zone),
            end: try instant(of: hours.closes, on: date, in: zone))
    }

    private static func instant(
        of time: WallTime, on date: CalendarDate, in zone: Zone
    ) throws(ClinicError) -> Date {
        guard let instant = time.instant(on: date, in: zone.timeZone) else {
            throw .invalid("The clocks go forward on \(date.words) and skip \(time): choose another time.")
        }
        return instant
    }

    /// The dates that are unlike the week, in order, with their hours: none where it is closed.
    package var exceptions: [(date: CalendarDate, openings: [Opening])] {
        Set(datedHours.map(\.date)).union(closedDates).sorted().map { date in
            let hours = closedDates.contains(date) ? [] : datedHours.filter { $0.date == date }
            return (date, hours.map { Opening(opens: $0.opens, closes: $0.closes) }.sorted { $0.opens < $1.opens })
        }
    }

    /// Gives a date hours of its own, or none; nil takes the exception back.
    package mutating func setException(_ openings: [Opening]?, on date: CalendarDate) {
        closedDates.remove(date)
        datedHours.removeAll { $0.date == date }
        guard let openings else { return }
        if openings.isEmpty { closedDates.insert(date) }
        datedHours += openings.map { DatedHours(date: date, opens: $0.opens, closes: $0.closes) }
    }
}

extension [Opening] {
    /// These times of some days, such as `Fri 27 Nov 2026, 12:00–13:00`; of none, the days alone.
    package func words(during days: ClosedRange<CalendarDate>) -> Phrase {
        isEmpty ? days.words : "\(days.words), \(text)"
    }
}

extension WeeklyPlan.Block {
    /// The days that it takes from their first to their last minute; nil where it takes a part of one.
    package func wholeDays(in zone: Zone) -> ClosedRange<CalendarDate>? {
        let first = CalendarDate(of: period.start, in: zone)
        let last = CalendarDate(of: period.end, in: zone).adding(days: -1)
        guard first <= last else { return nil }
        let days = first...last
        return period == .days(days.days.count, from: first, in: zone.timeZone) ? days : nil
    }
}
