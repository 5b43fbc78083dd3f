import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct InflectionTests {
    private func shown(_ text: Text, locale: String = "en") -> String {
        SceneHost(locale: Locale(identifier: locale)) { text }.frame.text
    }

    @Test(arguments: [(0, "0 pegs"), (1, "1 peg"), (4, "4 pegs")])
    func `a phrase has the number that it tells`(count: Int, words: String) {
        #expect(shown(Text("^[\(count) pegs](inflect: true)")) == words)
        #expect(shown(Text("You have ^[\(count) peg](inflect: true) left")) == "You have \(words) left")
        #expect(shown(Text("^[\(count) \("Peg")](inflect: true)")).lowercased() == words)
    }

    @Test(arguments: [
        ("box", "boxes"), ("city", "cities"), ("day", "days"), ("person", "people"), ("leaf", "leaves"),
        ("status", "statuses"), ("house", "houses"), ("class", "classes"), ("potato", "potatoes"), ("movie", "movies"),
        ("saleswoman", "saleswomen"), ("grandchild", "grandchildren"), ("sheep", "sheep"), ("Item", "Items"),
        ("cache", "caches"), ("lens", "lenses"), ("visit", "visits"), ("VISIT", "VISITS"),
    ])
    func `nouns have both numbers, whichever is written`(one: String, many: String) {
        for written in [one, many] {
            #expect(shown(Text("^[\(1) \(written)](inflect: true)")) == "1 \(one)")
            #expect(shown(Text("^[\(2) \(written)](inflect: true)")) == "2 \(many)")
        }
    }

    @Test func `the words before the noun stay, and marks around it are kept`() {
        #expect(shown(Text("**^[\(3) large pizza](inflect: true)**, please")) == "3 large pizzas, please")
        #expect(shown(Text("^[\(1) peg](inflect: true) and ^[\(2) hole](inflect: true)")) == "1 peg and 2 holes")
    }

    @Test func `what asks for no agreement stays, as do other languages`() {
        #expect(shown(Text("^[\(4) peg](morphology: { number: \"one\" })")) == "4 peg")
        #expect(shown(Text("^[\(4) Haus](inflect: true)"), locale: "de") == "4 Haus")
        #expect(shown(Text("^[no number](inflect: true)")) == "no number")
        #expect(shown(Text("2^[3")) == "2^[3")
    }
}
