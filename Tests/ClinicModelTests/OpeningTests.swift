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

    @Test(arguments: [("02:10-02:40", "02:10"), ("01:30-02:30", "02:30")])
    func `a block says that the clocks skip its time`(text: String, skipped: String) throws {
        let date = CalendarDate(year: 2028, month: 3, day: 26)
        let zone = try #require(Zone("Europe/Berlin"))
        let words = "The clocks go forward on Sun 26 Mar 2028 and skip \(skipped): choose another time."
        var plan = WeeklyPlan()
        #expect(throws: ClinicError.invalid("\(words)")) {
            try plan.addBlock(try [Opening](text), during: date...date, in: zone, reason: "")
        }
        #expect(throws: ClinicError.invalid("A block is from one time to another: write it such as 13:00-14:30.")) {
            try plan.addBlock(try [Opening]("14-13"), during: date...date, in: zone, reason: "")
        }
        #expect(plan.blocks.isEmpty)
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
