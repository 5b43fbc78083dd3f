import CombineFoundation
import Foundation
import Testing

@Suite struct StringTests {
    @Test func `strings are sorted as people sort them`() {
        #expect(["Ärzte", "zwei", "b10", "b9"].sorted(using: .localizedStandard) == ["Ärzte", "b9", "b10", "zwei"])
        #expect(["b9", "b10", "A"].sorted(using: .localized) == ["A", "b10", "b9"])
        struct Name { let text: String }
        let names = [Name(text: "é"), Name(text: "f"), Name(text: "e")]
        let order = KeyPathComparator(\Name.text, comparator: .localizedStandard, order: .reverse)
        #expect(names.sorted(using: order).map(\.text) == ["f", "é", "e"])
    }

    @Test func `an attributed string keeps its links and marks in the older form and back`() {
        var string = AttributedString("👩‍👩‍👧 here")
        string.link = URL(string: "https://example.org")
        string.inlinePresentationIntent = .stronglyEmphasized
        string += AttributedString(", or there")
        let older = NSAttributedString(string)
        #expect(older.string == "👩‍👩‍👧 here, or there")
        #expect(AttributedString(older) == string)
    }

    @Test func `an attributed string can be empty`() {
        #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
    }
}
