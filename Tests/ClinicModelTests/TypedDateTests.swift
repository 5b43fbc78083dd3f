import ClinicModel
import Foundation
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

    @Test(arguments: [
        ("en_GB", "1 Jan 1976"), ("en_US", "Jan 1, 1976"), ("en", "1 january 1976"), ("de_DE", "1. Jan. 1976"),
        ("de", "1. Januar 1976"), ("ar_EG", "١ يناير ١٩٧٦"), ("es", "1 de enero de 1976"), ("de", "01.01.1976"),
        ("en_US", "1/1/1976"), ("en", "1976-01-01"),
    ])
    func `a day of birth is read as a language writes it`(identifier: String, text: String) {
        let today = CalendarDate(year: 2026, month: 11, day: 23)
        let read = CalendarDate(birthDate: text, until: today, in: Locale(identifier: identifier))
        #expect(read == CalendarDate(year: 1976, month: 1, day: 1))
    }

    @Test(arguments: ["Ju 1976", "1 Ju 1976", "31 Feb 1976", "Mr May 1976", "1 May Miller 1976", "May 1976 2000 1"])
    func `a name is no day of birth`(text: String) {
        let today = CalendarDate(year: 2026, month: 11, day: 23)
        #expect(CalendarDate(birthDate: text, until: today, in: Locale(identifier: "en")) == nil)
    }
}
