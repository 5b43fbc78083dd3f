import ClinicModel
import Foundation
import TestSupport
import Testing

struct WeeklyPlanTests {
    private let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

    private func plan(from opens: WallTime, to closes: WallTime, slot: Int, buffer: Int = 0) -> WeeklyPlan {
        WeeklyPlan(
            hours: (1...7).map { WeeklyPlan.Hours(weekday: $0, opens: opens, closes: closes) }, slotMinutes: slot,
            bufferMinutes: buffer)
    }

    private func starts(_ plan: WeeklyPlan, _ date: CalendarDate) -> [String] {
        plan.intervals(on: date, in: berlin).map { $0.start.formatted(.iso8601) }
    }

    @Test func `slots follow the wall clock across a change of season`() {
        let plan = plan(from: WallTime(9), to: WallTime(10), slot: 60)
        #expect(starts(plan, CalendarDate(year: 2026, month: 3, day: 28)) == ["2026-03-28T08:00:00Z"])
        #expect(starts(plan, CalendarDate(year: 2026, month: 3, day: 29)) == ["2026-03-29T07:00:00Z"])
        #expect(starts(plan, CalendarDate(year: 2026, month: 10, day: 25)) == ["2026-10-25T08:00:00Z"])
    }

    @Test func `a slot in the hour that clocks skip does not exist`() {
        let plan = plan(from: WallTime(1), to: WallTime(4), slot: 30)
        let spring = CalendarDate(year: 2026, month: 3, day: 29)
        #expect(
            starts(plan, spring) == [
                "2026-03-29T00:00:00Z", "2026-03-29T00:30:00Z", "2026-03-29T01:00:00Z", "2026-03-29T01:30:00Z",
            ])
    }

    @Test func `a slot that reaches into the skipped hour does not exist, so that none overlap`() {
        let plan = plan(from: WallTime(0), to: WallTime(5), slot: 45)
        let intervals = plan.intervals(on: CalendarDate(year: 2026, month: 3, day: 29), in: berlin)
        #expect(intervals.map { $0.start.formatted(.iso8601) }.contains("2026-03-29T00:30:00Z") == false)
        for (one, next) in zip(intervals, intervals.dropFirst()) {
            #expect(one.end <= next.start)
        }
    }

    @Test func `a slot in the hour that clocks show twice exists once`() {
        let plan = plan(from: WallTime(1), to: WallTime(4), slot: 30)
        let autumn = CalendarDate(year: 2026, month: 10, day: 25)
        #expect(
            starts(plan, autumn) == [
                "2026-10-24T23:00:00Z", "2026-10-24T23:30:00Z", "2026-10-25T00:00:00Z", "2026-10-25T00:30:00Z",
                "2026-10-25T02:00:00Z", "2026-10-25T02:30:00Z",
            ])
    }

    @Test func `a buffer stands between slots and the last one ends by closing time`() {
        let plan = plan(from: WallTime(9), to: WallTime(10), slot: 20, buffer: 10)
        #expect(
            starts(plan, CalendarDate(year: 2026, month: 11, day: 24)) == [
                "2026-11-24T08:00:00Z", "2026-11-24T08:30:00Z",
            ])
    }

    @Test func `a closed date has no slots`() {
        var plan = plan(from: WallTime(9), to: WallTime(10), slot: 30)
        let date = CalendarDate(year: 2026, month: 12, day: 25)
        plan.closedDates = [date]
        #expect(starts(plan, date).isEmpty)
        #expect(starts(plan, date.adding(days: 1)).count == 2)
    }

    @Test func `the day that begins without midnight begins when clocks go on`() throws {
        let beirut = try #require(TimeZone(identifier: "Asia/Beirut"))
        let day = CalendarDate(year: 2026, month: 3, day: 29)
        let beginning = day.beginning(in: beirut)
        #expect(CalendarDate(of: beginning, in: beirut) == day)
        #expect(CalendarDate(of: beginning.addingTimeInterval(-1), in: beirut) == day.adding(days: -1))
    }

    @Test(arguments: [("2026-11-23", 1), ("2026-11-29", 7), ("1970-01-01", 4), ("1969-12-31", 3), ("2024-02-29", 4)])
    func `a date knows its weekday`(text: String, weekday: Int) throws {
        #expect(try #require(CalendarDate(text)).weekday == weekday)
    }

    @Test(arguments: ["2026-02-29", "2026-13-01", "2026-1-1", "26-01-01", "", "2026-00-10"])
    func `what is no date is refused`(text: String) {
        #expect(CalendarDate(text) == nil)
    }
}
