import ClinicModel
import Testing

struct OpeningTests {
    @Test(arguments: [
        ("08:00-12:00", "08:00–12:00"), (" 8–12 , 13:30 - 24:00", "08:00–12:00, 13:30–24:00"), ("", ""),
    ])
    func `hours are read as people write them`(text: String, written: String) throws {
        #expect(try [Opening](text).text == written)
    }

    @Test(arguments: ["8", "8-", "08:00-12:60", "25-26", "24:01-24:30", "a-b", "8-12-14", "-8-12", "٨-١٢"])
    func `what is no time is refused`(text: String) {
        #expect(throws: ClinicError.self) { try [Opening](text) }
    }

    @Test func `an exception is set, exchanged and taken back`() {
        let date = CalendarDate(year: 2026, month: 12, day: 24)
        var plan = WeeklyPlan()
        plan.setException([Opening(opens: WallTime(8), closes: WallTime(10))], on: date)
        #expect(plan.exceptions.map(\.openings.text) == ["08:00–10:00"])
        plan.setException([], on: date)
        #expect(plan.exceptions.map(\.openings.text) == [""] && plan.closedDates == [date])
        plan.setException(nil, on: date)
        #expect(plan.exceptions.isEmpty && plan == WeeklyPlan())
    }
}
