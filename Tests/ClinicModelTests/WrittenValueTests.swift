import ClinicModel
import Testing

/// Numbers and dates as phrases, which a language writes in its own way.
struct WrittenValueTests {
    @Test(arguments: [("2.7", "%@.%@"), ("140", "%@"), ("-0.25", "%@.%@"), ("0.123456", "%@.%@")])
    func `a decimal has its point looked up, and reads as before`(digits: String, key: String) throws {
        let decimal = try #require(ExactDecimal(digits))
        #expect(decimal.words.description == decimal.display)
        #expect(decimal.words.key == key)
    }

    @Test(arguments: [
        ("1984", "1984", "%@"), ("1984-02", "Feb 1984", "%@ %@"), ("1984-02-29", "29 Feb 1984", "%@ %@"),
    ])
    func `a date is in words, and has its order looked up`(text: String, read: String, key: String) throws {
        let words = try #require(PartialDate(text)).words
        #expect(words.description == read && words.key == key)
    }

    @Test(arguments: 1...12)
    func `a day has its month looked up with it`(month: Int) throws {
        let words = PartialDate(CalendarDate(year: 1984, month: month, day: 9)).words
        guard case .phrase(let day) = words.pieces.first else {
            Issue.record("the day is no phrase")
            return
        }
        let shared = CalendarDate(year: 1984, month: month, day: 9).words.description
        #expect(day.key == "%@ " + shared.split(separator: " ")[2] && shared.hasSuffix(words.description))
    }

    @Test func `a quantity, a range and two values of one unit have the numbers within them`() throws {
        let low = Quantity(ExactDecimal("4.5"), "%")
        let range = Observation.ReferenceRange(low: low, high: Quantity(6, "%"))
        #expect(low.words == "4.5 %" && range.words == "4.5–6 %")
        #expect(Observation.ReferenceRange(high: low).words == "≤ 4.5 %")
        #expect(Observation.ReferenceRange(text: "clear").words == "clear")
        #expect(AnswerValue.quantity(low).words == "4.5 %" && 2.5.scoreWords == "2.5" && 3.0.scoreWords == "3")
    }
}

extension Phrase {
    /// What is looked up for it.
    fileprivate var key: String {
        pieces.map { if case .words(let words) = $0 { words } else { "%@" } }.joined()
    }
}
