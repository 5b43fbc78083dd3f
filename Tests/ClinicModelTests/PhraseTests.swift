import ClinicModel
import TestSupport
import Testing

struct PhraseTests {
    @Test(
        arguments: [
            ("With food.", "With food"), ("Mornings. With food.", "Mornings. With food"),
            ("1 tab. b.i.d.", "1 tab. b.i.d."),
            ("With food", "With food"), ("", ""), (" ", " "), (".", ""), ("Why?", "Why?"),
        ])
    func `what was typed goes into the middle of a sentence without its full stop`(typed: String, middle: String) {
        let phrase = Phrase(joining: ["by mouth", "\(typed)"], by: ", ")
        #expect(phrase.withoutFullStop.description == "by mouth, \(middle)")
    }

    @Test func `a phrase reads as its words with what they name`() {
        let phrase: Phrase = "A password needs at least \(8) characters."
        #expect(phrase.description == "A password needs at least 8 characters.")
        #expect(phrase == "A password needs at least 8 characters.")
        #expect(Set([phrase, "A password needs at least 8 characters."]).count == 1)
        #expect(phrase != "A password needs at least 9 characters.")
    }

    @Test func `what is named stays apart from the words`() {
        let what: Phrase = "slot \("x")"
        let phrase: Phrase = "There is no \(what)."
        guard case .words("There is no ")? = phrase.pieces.first, case .phrase(what) = phrase.pieces[1],
            case .words("slot ")? = what.pieces.first, case .value("x")? = what.pieces.last
        else {
            Issue.record("\(phrase.pieces)")
            return
        }
    }

    @Test func `a date is words of its own, since months have names`() {
        let phrase: Phrase = "from \(Moment(ClinicFixture.monday, in: ClinicFixture.zone))"
        guard case .phrase(let moment)? = phrase.pieces.last, case .phrase(let day)? = moment.pieces.first,
            case .phrase("Mon")? = day.pieces.first
        else {
            Issue.record("\(phrase.pieces)")
            return
        }
    }
}
