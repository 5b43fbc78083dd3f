import ClinicModel
import Testing

struct TypedDateTests {
    @Test(arguments: ["2026-01-31", " 31.01.2026 ", "31.1.2026"])
    func `a day is read as people write it`(text: String) {
        #expect(CalendarDate(typed: text) == CalendarDate(year: 2026, month: 1, day: 31))
    }

    @Test(arguments: ["", "31.1.", "31.1.26", "31.13.2026", "30.2.2026", "1/31/2026", "٣١.١.٢٠٢٦", "031.1.2026"])
    func `what is no day is none`(text: String) {
        #expect(CalendarDate(typed: text) == nil)
    }
}
