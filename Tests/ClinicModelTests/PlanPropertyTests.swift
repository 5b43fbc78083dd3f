import ClinicModel
import Foundation
import TestSupport
import Testing

/// What holds for every plan, on days when clocks are changed and on others.
struct PlanPropertyTests {
    /// Zones that change their clocks by an hour and by half of one, at midnight and at other times, and one that never
    /// does; and the two days of 2026 on which they do.
    private static let days: [(zone: String, dates: [String])] = [
        ("Europe/Berlin", ["2026-03-29", "2026-10-25"]), ("America/New_York", ["2026-03-08", "2026-11-01"]),
        ("Australia/Lord_Howe", ["2026-04-05", "2026-10-04"]), ("Asia/Beirut", ["2026-03-29", "2026-10-25"]),
        ("America/Santiago", ["2026-04-05", "2026-09-06"]), ("Asia/Kolkata", ["2026-03-29", "2026-10-25"]),
    ]

    private func plan(_ random: inout SeededGenerator) -> WeeklyPlan {
        var hours: [WeeklyPlan.Hours] = []
        for weekday in 1...7 {
            let bounds = (0..<4).map { _ in Int.random(in: 0...96, using: &random) * 15 }.sorted()
            for pair in [(bounds[0], bounds[1]), (bounds[2], bounds[3])] where pair.0 < pair.1 {
                hours.append(
                    .init(weekday: weekday, opens: WallTime(minutes: pair.0), closes: WallTime(minutes: pair.1)))
            }
        }
        return WeeklyPlan(
            hours: hours, slotMinutes: Int.random(in: 1...18, using: &random) * 5,
            bufferMinutes: Int.random(in: 0...3, using: &random) * 5)
    }

    private func minute(_ instant: Date, in zone: TimeZone) -> Int {
        (Int(instant.timeIntervalSince1970) + zone.secondsFromGMT(for: instant)) / 60 % 1440
    }

    @Test(arguments: 1...40)
    func `each time of a plan that clocks show is opened once, and no other`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let plan = plan(&random)
        for (name, dates) in Self.days {
            let zone = try #require(TimeZone(identifier: name))
            for date in try dates.map({ try #require(CalendarDate($0)) }) + [CalendarDate(year: 2026, month: 7, day: 1)]
            {
                let intervals = plan.intervals(on: date, in: zone)
                for (one, next) in zip(intervals, intervals.dropFirst()) { #expect(one.end <= next.start) }
                let shown = intervals.map { minute($0.start, in: zone) }
                #expect(Set(shown).count == shown.count, "a time that clocks show twice is opened once")
                let planned = plan.hours.filter { $0.weekday == date.weekday }.flatMap {
                    Array(
                        stride(
                            from: $0.opens.minutes, through: $0.closes.minutes - plan.slotMinutes,
                            by: plan.slotMinutes + plan.bufferMinutes))
                }
                #expect(Set(shown).isSubset(of: Set(planned)))
                for interval in intervals {
                    #expect(interval.duration == Double(plan.slotMinutes * 60))
                    #expect(CalendarDate(of: interval.start, in: zone) == date)
                    #expect(plan.covers(interval, in: zone) || interval.end > date.adding(days: 1).beginning(in: zone))
                }
                for time in planned where WallTime(minutes: time).instant(on: date, in: zone) == nil {
                    #expect(!shown.contains(time), "a time that clocks skip does not exist")
                }
                if dates.first.map({ $0 != date.description }) ?? true, name == "Asia/Kolkata" {
                    #expect(shown == planned.sorted())
                }
            }
        }
    }
}
