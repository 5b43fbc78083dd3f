import ClinicModel
import Foundation
import TestSupport
import Testing

/// Days of a plan as people type them, on Mon 30 Nov 2026.
struct DayReadingTests {
    private static let german = ["tomorrow": "morgen", "today": "heute", "Thu": "Do"]

    private func reading(_ language: String, knowsToday: Bool = true) -> DayReading {
        let today = CalendarDate(year: 2026, month: 11, day: 30)
        return DayReading(from: knowsToday ? today : nil, in: Locale(identifier: language)) { phrase in
            language == "de" ? Self.german[phrase.description] ?? phrase.description : phrase.description
        }
    }

    @Test(arguments: DayCases.all)
    func `a day is read as the date pickers read it`(_ day: DayCase) {
        let reading = DayReading(
            from: CalendarDate(year: 2026, month: 11, day: 30), in: Locale(identifier: day.language),
            lookingBack: day.looksBack
        ) { $0.description }
        #expect(reading.date(day.text)?.description == day.day)
    }

    @Test(arguments: [
        ("en", "2026-12-03"), ("en", "3.12.2026"), ("en", "03.12.26"), ("en", "3.12."), ("en", "3.12"), ("en", "3/12"),
        ("en", "3 Dec 2026"), ("en", "Thu 3 Dec 2026"), ("en", "3 december"), ("en", "+3"), ("en", "Thursday"),
        ("en", " thu "), ("de", "Do, 3. Dez. 2026"), ("de", "3. Dezember"), ("de", "3 Dec 2026"), ("de", "Donnerstag"),
        ("en_US", "12/3/2026"), ("ar", "٣.١٢.٢٠٢٦"),
    ])
    func `a day is read as it is written`(_ language: String, _ text: String) {
        #expect(reading(language).date(text) == CalendarDate(year: 2026, month: 12, day: 3))
    }

    @Test(
        arguments: [
            ("en", "mon", 1), ("en", "Monday", 1), ("en", "sund", 7), ("de", "Montag", 1), ("de", "mon", 1),
            ("de", "So", 7), ("ar", "الخميس", 4), ("ar", "thu", 4), ("en", "tomorrow", nil), ("en", "mon 3 Dec", nil),
            ("en", "", nil),
        ] as [(String, String, Int?)])
    func `a day of the week is read by its name alone`(_ language: String, _ text: String, _ weekday: Int?) {
        #expect(reading(language).weekday(named: text) == weekday)
    }

    @Test(arguments: [("en", "tomorrow"), ("de", "morgen"), ("de", "Tomorrow"), ("en", "+1"), ("en", "1.12.")])
    func `a day that is near is read by its name`(_ language: String, _ text: String) {
        #expect(reading(language).date(text) == CalendarDate(year: 2026, month: 12, day: 1))
    }

    @Test func `a day without a year is the next`() {
        #expect(reading("en").date("1 Feb") == CalendarDate(year: 2027, month: 2, day: 1))
        #expect(reading("en").date("30.11.") == CalendarDate(year: 2026, month: 11, day: 30))
        #expect(reading("en", knowsToday: false).date("1 Feb") == nil)
        #expect(reading("en", knowsToday: false).date("tomorrow") == nil)
    }

    @Test(arguments: DayCases.none)
    func `what is no day is none`(_ text: String) {
        #expect(reading("en").date(text) == nil)
        #expect(throws: ClinicError.self) { try reading("en").day(text) }
    }

    @Test func `several days are typed in one line`() throws {
        let days = try reading("en").days("21.12. - 3.1.")
        #expect(days == CalendarDate(year: 2026, month: 12, day: 21)...CalendarDate(year: 2027, month: 1, day: 3))
        #expect(try reading("en").days("+7").lowerBound == CalendarDate(year: 2026, month: 12, day: 7))
    }

    @Test(arguments: [
        ("en", "24-31 December"), ("en", "Dec 24-31"), ("en", "24 – 31 Dec"), ("en", "24th to 31st Dec 2026"),
        ("en", "2026-12-24..2026-12-31"), ("de", "24.–31.12."), ("de", "24.-31. Dezember"),
        ("de", "24. bis 31.12.2026"),
    ])
    func `the month of several days is typed once`(_ language: String, _ text: String) throws {
        let days = try reading(language).days(text)
        #expect(days == CalendarDate(year: 2026, month: 12, day: 24)...CalendarDate(year: 2026, month: 12, day: 31))
    }

    @Test(arguments: ["24-31", "24-32 Dec", "31-30 Dec", "30-31 Nov someday", "2026-12", "24-"])
    func `several days that are none are refused`(_ text: String) {
        #expect(throws: ClinicError.self) { try reading("en").days(text) }
    }

    @Test(arguments: [
        ("in -3 weeks", "in -3 weeks"), ("-3 weeks", "-3 weeks"), ("in 3-4 weeks", "in 3-4 weeks"),
        ("24 Dec -", "24 Dec -"), ("24-", "24-"), ("someday - 3 Dec", "someday"), ("3 Dec - someday", "someday"),
    ])
    func `what is typed in place of days is named`(_ text: String, _ named: String) {
        let sentence: Phrase =
            "“\(named)” is no day: write it such as 2026-12-24, 24 Dec 2026, 24.12., tomorrow or +7."
        #expect(throws: ClinicError.invalid(sentence)) { try reading("en").days(text) }
    }
}
