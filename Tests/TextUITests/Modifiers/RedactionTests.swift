import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct RedactionTests {
    struct Account: View {
        @State private var note = "first\nsecond"
        @State private var number = "1234"

        var body: some View {
            Text("Account #")
            Text("see [AT12](https://a.example)").privacySensitive()
            TextField("Number", text: $number).privacySensitive()
            TextEditor(text: $note).privacySensitive()
            Image("face", label: Text("Ada")).privacySensitive()
            Text("open").privacySensitive().privacySensitive(false)
            Text("known").privacySensitive().unredacted()
        }
    }

    @Test func `what is private is hidden where privacy is asked for, and only that`() async throws {
        let host = SceneHost(columns: 40) { Account().redacted(reason: .privacy) }
        #expect(host.frame.lines.prefix(3) == ["Account #", "░░░ ░░░░", "░░░░░░: ░░░░"])
        #expect(host.frame.text.contains("open") == false && host.frame.text.contains("known"))
        for secret in ["AT12", "1234", "first", "second", "Ada", "face"] {
            #expect(!host.frame.text.contains(secret))
            for element in host.frame.elements {
                #expect(!element.label.contains(secret) && element.value?.contains(secret) != true)
                #expect(element.actions.allSatisfy { !$0.contains(secret) })
            }
        }
        #expect(host.frame.elements.contains { $0.role == .image && $0.label == "Image" })
    }

    @Test func `what is private is shown where nobody asks for privacy`() {
        let host = SceneHost(columns: 40) { Account() }
        #expect(host.frame.lines.prefix(3) == ["Account #", "see AT12", "Number: 1234"])
    }

    @Test func `what is typed into a private field shows as dots on a screen`() async throws {
        let host = SceneHost(columns: 40, rows: 12, style: .screen) { Account().redacted(reason: .privacy) }
        await host.settle()
        #expect(host.frame.text.contains("••••") && host.frame.text.contains("••••••"))
        for secret in ["1234", "first", "second"] { #expect(!host.frame.text.contains(secret)) }
        try await host.set(.label("░░░░░░"), to: "56789")
        #expect(host.frame.text.contains("•••••") && !host.frame.text.contains("56789"))
    }

    @Test func `reasons add up, and a view may read them`() {
        struct Reader: View {
            @Environment(\.redactionReasons) private var reasons
            var body: some View {
                Text("both: \(reasons.contains(.privacy) && reasons.contains(.invalidated) ? "yes" : "no")")
            }
        }
        let host = SceneHost { Reader().redacted(reason: .privacy).redacted(reason: .invalidated) }
        #expect(host.frame.text == "both: yes")
    }

    @Test func `words that may be out of date are faint where they are`() {
        let host = SceneHost {
            VStack(alignment: .leading) {
                Text("a").invalidatableContent()
                Text("b")
            }
            .redacted(reason: .invalidated)
        }
        #expect(host.frame.buffer[0, 0].style.attributes.contains(.faint))
        #expect(!host.frame.buffer[0, 1].style.attributes.contains(.faint))
    }

    @Test func `a picture that is hidden leaves its extent`() throws {
        let picture = try #require(Picture(width: 2, height: 2, pixels: Array(repeating: 255, count: 16)))
        let host = SceneHost {
            Image(ScaledPicture(picture, scale: 0.125)).redacted(reason: .placeholder)
        }
        #expect(host.frame.lines == ["░░"])
    }
}
