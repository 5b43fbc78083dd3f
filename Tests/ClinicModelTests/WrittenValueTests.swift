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

    @Test(arguments: [("1984", "%@"), ("1984-02", "%@-%@"), ("1984-02-29", "%@-%@-%@")])
    func `a date has its order looked up`(text: String, key: String) throws {
        let words = try #require(PartialDate(text)).words
        #expect(words.description == text && words.key == key)
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
