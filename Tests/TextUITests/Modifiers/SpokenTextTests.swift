import SwiftUI
import Testing

@MainActor @Suite struct SpokenTextTests {
    @Test func `a text is drawn as it is, and read by its label`() {
        let words: Text = Text("5′").accessibilityLabel("five minutes").bold()
        let host = SceneHost { words }
        #expect(host.frame.elements.map(\.label) == ["five minutes"])
        #expect(host.frame.text.contains("5′"))
    }

    @Test func `in joined text the label stands for its part`() {
        let host = SceneHost { Text("Wait ") + Text("5′").accessibilityLabel(Text("five minutes")) }
        #expect(host.frame.elements.map(\.label) == ["Wait five minutes"])
        #expect(host.frame.text.contains("Wait 5′"))
    }

    @Test func `words that are hidden are not read`() {
        let host = SceneHost {
            (Text("1,204 ") + Text("€").accessibilityLabel("euros")).privacySensitive().redacted(reason: .privacy)
        }
        #expect(host.frame.elements.allSatisfy { !$0.label.contains("1,204") && !$0.label.contains("euros") })
        #expect(!host.frame.text.contains("1,204"))
    }

    @Test func `a text that is a heading stays a text to be joined`() {
        let title: Text = Text("Rooms").accessibilityHeading(.h1)
        let host = SceneHost {
            title + Text(" today").accessibilityTextContentType(.narrative).speechSpellsOutCharacters()
            Text("free").speechAdjustedPitch(0.5).speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
        }
        #expect(host.frame.elements.map(\.role) == [.heading, .text])
        #expect(host.frame.elements.map(\.label) == ["Rooms today", "free"])
    }
}
