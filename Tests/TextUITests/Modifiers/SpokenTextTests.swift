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

    @Test func `in words with gaps the label stands for what is in its gap`() {
        let minutes = Text("5′").accessibilityLabel("five minutes")
        let host = SceneHost {
            Text("Wait \(minutes) more")
            Text("\(Text("loud").bold()) and \(Text("\(minutes) long").italic())").textCase(.uppercase)
            Text("none").accessibilityLabel(Text("about \(minutes)"))
        }
        #expect(
            host.frame.elements.map(\.label)
                == ["Wait five minutes more", "LOUD AND FIVE MINUTES LONG", "about five minutes"])
        #expect(host.frame.lines == ["Wait 5′ more", "LOUD AND 5′ LONG", "none"])
    }

    @Test func `a picture among words is drawn as its sign, and read by its label`() async throws {
        var presses = 0
        let host = SceneHost {
            Text("\(Image(systemName: "star.fill")) Favourites")
            Text("\(Image("plan", label: Text("City map"))) here")
            Text("\(Image(decorative: "line"))below")
            Button {
                presses += 1
            } label: {
                Text("\(Image(systemName: "plus")) Add")
            }
        }
        #expect(host.frame.elements.map(\.label) == ["star Favourites", "City map here", "below", "plus Add"])
        #expect(host.frame.lines.prefix(3) == ["★ Favourites", "plan here", "below"])
        #expect(host.frame.text.contains("+ Add"))
        try await host.press("plus Add")
        #expect(presses == 1)
    }

    @Test func `words in a gap of a link lead where it does, and a heading in a gap makes the text one`() async throws {
        var opened: [String] = []
        let opening = OpenURLAction {
            opened.append($0.absoluteString)
            return .handled
        }
        let host = SceneHost {
            Text("See [\(Text("the").bold()) plan \(Image(systemName: "map"))](https://example.org/plan)")
                .environment(\.openURL, opening)
            Text("\(Text("Rooms").accessibilityHeading(.h2)) today")
        }
        #expect(host.frame.elements.map(\.role) == [.link, .heading])
        #expect(host.frame.elements.map(\.label) == ["See the plan map", "Rooms today"])
        try await host.press("See the plan map")
        #expect(opened == ["https://example.org/plan"])
    }
}
