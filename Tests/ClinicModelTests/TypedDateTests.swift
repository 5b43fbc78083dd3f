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

    @Test(arguments: [
        ("en", "8 June", "06 08"), ("en", "June 8", "06 08"), ("en", "Jun 1992", "1992 06"),
        ("en", "1992 june", "1992 06"), ("de", "8. Juni", "06 08"), ("de", "Juni 1992", "1992 06"),
        ("en", "19920608", "1992 06 08"), ("en", "080692", "1992 06 08"), ("de", "080692", "1992 06 08"),
        ("en_US", "060892", "1992 06 08"), ("en", "8 Jun 92", "1992 06 08"), ("en_US", "June 8, 92", "1992 06 08"),
        ("de", "8. Juni 92", "1992 06 08"),
    ])
    func `a part of a day of birth, and digits alone, are looked for`(
        identifier: String, text: String, sought: String
    ) throws {
        let today = CalendarDate(year: 2026, month: 11, day: 23)
        let date = try #require(SoughtBirthDate(text, until: today, in: Locale(identifier: identifier)))
        #expect(date.searchText == sought && date.matches(PartialDate("1992-06-08")))
        #expect(!date.matches(PartialDate("1992-08-06")) && !date.matches(nil) && !date.matches(PartialDate("1992")))
    }

    @Test(arguments: [
        "June", "June Miller", "45 June", "19921308", "310692", "0806921", "20990101", "12345678", "8 Jun 1992",
        "31 Jun 92",
    ])
    func `other words and numbers are no part of one`(text: String) {
        let today = CalendarDate(year: 2026, month: 11, day: 23)
        #expect(SoughtBirthDate(text, until: today, in: Locale(identifier: "en")) == nil)
    }

    @Test(arguments: ["Ju 1976", "1 Ju 1976", "31 Feb 1976", "Mr May 1976", "1 May Miller 1976", "May 1976 2000 1"])
    func `a name is no day of birth`(text: String) {
        let today = CalendarDate(year: 2026, month: 11, day: 23)
        #expect(CalendarDate(birthDate: text, until: today, in: Locale(identifier: "en")) == nil)
    }
}
