import ClinicModel
import Foundation
import Testing

/// Dates that are known as exactly as somebody has said them, and times that are no dates.
struct StatedTimeTests {
    private static let zone = Zone("America/New_York") ?? .utc

    private static func date(_ text: String) -> DateTime {
        .date(PartialDate(text) ?? PartialDate(CalendarDate(year: 1, month: 1, day: 1)))
    }

    private static func years(_ value: ExactDecimal) -> Quantity { Quantity(value, "a") }

    @Test(arguments: [
        ("1999", "1999"), ("1999-05", "May 1999"), ("1999-05-03", "3 May 1999"), ("2026-12-31", "31 Dec 2026"),
    ])
    func `a date reads as exactly as it is known, by whatever clock`(text: String, words: String) {
        #expect(Self.date(text).words(in: Self.zone).description == words)
        #expect(Self.date(text).wordsWithTime(in: Self.zone).description == words)
    }

    @Test func `an instant reads as the day that it is by the clocks of the zone`() {
        let instant = DateTime.instant(Date(timeIntervalSince1970: 1_795_489_200))
        #expect(instant.words(in: .utc).description == "24 Nov 2026")
        #expect(instant.words(in: Self.zone).description == "23 Nov 2026")
        #expect(instant.wordsWithTime(in: .utc).description == "Tue 24 Nov 2026, 03:00")
    }

    @Test(arguments: [
        (StatedTime.dateTime(date("1999")), "1999"),
        (.age(years(12)), "at 12 years"),
        (.age(Quantity(1, "mo")), "at 1 month"),
        (.age(Quantity(value: 3, unit: "decades")), "at the age of 3 decades"),
        (.age(Quantity(value: 40, comparator: .more, code: "a")), "at > 40 years"),
        (.range(QuantityRange(low: years(40), high: years(50))), "at 40–50 years"),
        (.range(QuantityRange(low: Quantity(6, "mo"), high: years(2))), "at 6 months to 2 a"),
        (.range(QuantityRange(low: years(40))), "at 40 years or later"),
        (.range(QuantityRange(high: years(50))), "at 50 years or earlier"),
        (.period(Period(start: date("1999-05"), end: date("2003"))), "May 1999 to 2003"),
        (.period(Period(start: date("2003-04-01"), end: date("2003-04-01"))), "1 Apr 2003"),
        (.period(Period(start: date("1999"))), "since 1999"),
        (.period(Period(end: date("2003-04-01"))), "until 1 Apr 2003"),
        (.string("since childhood"), "since childhood"),
    ])
    func `a time reads in words, whatever its type`(time: StatedTime, words: String) {
        #expect(time.words(in: .utc).description == words)
    }

    @Test(arguments: [
        ("1999", "1999-01-01", "1999-12-31"), ("1999-12", "1999-12-01", "1999-12-31"),
        ("2024-02", "2024-02-01", "2024-02-29"), ("1999-05-03", "1999-05-03", "1999-05-03"),
    ])
    func `a date begins with its first day and ends with its last`(text: String, first: String, last: String) throws {
        let date = try #require(PartialDate(text))
        #expect(date.firstDay.description == first && date.lastDay.description == last)
        #expect(date.end.timeIntervalSince1970 == Double(date.lastDay.dayNumber + 1) * 86400)
        #expect(DateTime.date(date).beginning.timeIntervalSince1970 == Double(date.firstDay.dayNumber) * 86400)
    }

    @Test func `what older versions have stored is read, and a time is stored as before`() throws {
        let recorded = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let old = """
            {"code":{"codings":[],"text":"Gout"},"id":"c","identifiers":[],"onset":600000000,"recorded":700000000}
            """
        let condition = try JSONDecoder().decode(Condition.self, from: Data(old.utf8))
        #expect(condition.onset == .instant(Date(timeIntervalSinceReferenceDate: 600_000_000)))
        #expect(condition.recorded == .instant(recorded) && condition.abatement == nil)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(condition), as: UTF8.self) == old)
    }

    @Test(arguments: [
        StatedTime.dateTime(date("1999")), .instant(Date(timeIntervalSince1970: 0)), .age(years(12)),
        .range(QuantityRange(low: years(1))), .period(Period(start: date("1999-05"), end: date("2003-01-02"))),
        .string("since childhood"),
    ])
    func `every time is stored and read again`(time: StatedTime) throws {
        let data = try JSONEncoder().encode([time])
        #expect(try JSONDecoder().decode([StatedTime].self, from: data) == [time])
    }

    @Test func `a problem is in its place by the beginning of what is known, else by when it was noted`() {
        func problem(_ onset: StatedTime?) -> Condition {
            Condition(id: "c", code: nil, patient: "p", onset: onset, recorded: Self.date("2020-02"))
        }
        let beginning = { (time: StatedTime?) in problem(time).date?.beginning }
        #expect(beginning(.dateTime(Self.date("1999"))) == Self.date("1999-01-01").beginning)
        #expect(beginning(.period(Period(start: Self.date("1999-05")))) == Self.date("1999-05-01").beginning)
        #expect(beginning(.age(Self.years(12))) == Self.date("2020-02-01").beginning)
        #expect(beginning(nil) == Self.date("2020-02-01").beginning)
    }
}
