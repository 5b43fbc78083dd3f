import ClinicModel
import ClinicProgram
import Foundation
import Testing

struct TimeTextTests {
    private let vienna = TimeZone(identifier: "Europe/Vienna") ?? .gmt

    @Test func `an instant says its zone`() {
        let expected = Date(timeIntervalSince1970: 1_795_512_000)

        #expect(TimeText("2026-11-24T09:20:00Z") == .instant(expected))
        #expect(TimeText("2026-11-24T10:20+01:00") == .instant(expected))
        #expect(TimeText("2026-11-24t03:50:00-0530") == .instant(expected))
    }

    @Test func `a time without a zone is the clinic's`() {
        let time = TimeText("2026-11-24T10:20")

        #expect(time == .wall(CalendarDate(year: 2026, month: 11, day: 24), WallTime(10, 20)))
        #expect(time?.instant(in: vienna) == Date(timeIntervalSince1970: 1_795_512_000))
        #expect(TimeText("2026-11-24 10:20") == time)
    }

    @Test func `a day lasts from midnight to midnight, however long it is`() throws {
        let day = try #require(TimeText("2026-10-25"))

        let start = try #require(day.instant(in: vienna))
        let end = try #require(day.end(in: vienna))

        #expect(end.timeIntervalSince(start) == 25 * 3600)
    }

    @Test func `a time that clocks skip is none`() {
        #expect(TimeText("2026-03-29T02:30")?.instant(in: vienna) == nil)
    }

    @Test(arguments: [
        "Tue 24 Nov 2026, 10:20", "Tue 24 Nov 2026, 10:20 (New York)", "24 Nov 2026 10:20", "24.11.2026, 10:20",
    ])
    func `a time is typed as it is printed`(text: String) {
        #expect(TimeText(argument: text) == .wall(CalendarDate(year: 2026, month: 11, day: 24), WallTime(10, 20)))
    }

    @Test func `a day in words is read, and one that is near is not without today`() {
        #expect(TimeText(argument: "24 Nov 2026") == .day(CalendarDate(year: 2026, month: 11, day: 24)))
        for text in ["tomorrow", "24 Nov", "24 Nov 2026, 25:00", "10:20"] { #expect(TimeText(argument: text) == nil) }
    }

    @Test(arguments: [
        "", "tomorrow", "2026-11-31", "2026-11-24T25:00", "2026-11-24T09:60", "2026-11-24T9:20",
        "2026-11-24T09:20:61Z", "2026-11-24T09:20:30", "2026-11-24T09:20+25:00", "2026-11-24X09:20", "24.11.2026",
    ])
    func `what is no time is refused`(text: String) {
        #expect(TimeText(text) == nil)
    }
}
