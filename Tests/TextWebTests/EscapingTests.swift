import PlainText
import SwiftUI
import TestPages
import Testing
import TextWeb

/// Words that would be markup, code or signs that move what is around them.
@MainActor
struct EscapingTests {
    private nonisolated static let junk = [
        "<script>alert(1)</script>", "</p><img src=x onerror=alert(1)>", "\" onfocus=\"alert(1)\" autofocus=\"",
        "' onfocus='alert(1)", "&lt;b&gt; &amp;amp; &#60;", "javascript:alert(1)", "<!-- --><![CDATA[x]]>",
        "</textarea></select></title><script>", "{{x}} ${x} `x`", "\n\nleading lines", "a\r\nb",
        "\u{1B}[31mred\u{1B}[0m", "\u{0}nul\u{7}bell\u{8}", "\u{202E}txt.exe\u{202C}", "\u{2066}in\u{2069} \u{200F}",
        "\u{FEFF}mark", "e\u{301}👩‍👩‍👧‍👦 ﷽", "\u{2028}line\u{2029}",
    ]

    private struct Everywhere: View {
        let junk: String
        @State private var text: String
        @State private var choice: String
        @State private var asks = false

        init(junk: String) {
            self.junk = junk
            _text = State(initialValue: junk)
            _choice = State(initialValue: junk)
        }

        var body: some View {
            NavigationStack {
                List {
                    Section {
                        Text(verbatim: junk)
                        LabeledContent(junk, value: junk)
                        Label(junk, systemImage: "star")
                        Image(systemName: "star").accessibilityLabel(Text(verbatim: junk))
                    } header: {
                        Text(verbatim: junk)
                    }
                    TextField(junk, text: $text, prompt: Text(verbatim: junk))
                    TextEditor(text: $text).accessibilityLabel(Text(verbatim: junk))
                    SecureField(junk, text: $text)
                    Toggle(junk, isOn: $asks)
                    Picker(junk, selection: $choice) { Text(verbatim: junk).tag(junk) }
                    ProgressView(junk, value: 0.5)
                    Button(junk) {}
                        .accessibilityIdentifier(junk).accessibilityAction(named: Text(verbatim: junk)) {}
                }
                .navigationTitle(Text(verbatim: junk))
            }
            .alert(Text(verbatim: junk), isPresented: $asks) {
            } message: {
                Text(verbatim: junk)
            }
        }
    }

    /// The names of all elements of a page, which no words may add to.
    private func names(_ node: HTMLReader.Node) -> [String] {
        [node.name] + node.children.flatMap(names)
    }

    private func attributes(_ node: HTMLReader.Node) -> Set<String> {
        node.children.reduce(into: Set(node.attributes.keys)) { $0.formUnion(attributes($1)) }
    }

    @Test(arguments: junk)
    func `words are words wherever they stand`(_ junk: String) async throws {
        let plain = try await WebVisit { Everywhere(junk: "plain") }
        let known = try HTMLReader.read(plain.session.document)
        let visit = try await WebVisit { Everywhere(junk: junk) }
        let document = visit.session.document
        let page = try HTMLReader.read(document)
        #expect(Set(names(page)).subtracting(names(known)).isEmpty)
        #expect(names(page).filter { $0 == "script" }.count == 1)
        #expect(attributes(page).subtracting(attributes(known)).isEmpty)
        for scalar in document.unicodeScalars {
            let isSign = scalar.properties.generalCategory == .control && scalar != "\n"
            let turns = "\u{202A}"..."\u{202E}" ~= scalar || "\u{2066}"..."\u{2069}" ~= scalar
            #expect(!isSign && !turns && scalar != "\u{200F}")
        }
    }

    @Test(arguments: junk)
    func `words that nobody changed are not taken for a change`(_ junk: String) async throws {
        let visit = try await WebVisit { Everywhere(junk: junk) }
        let before = visit.words
        try await visit.post()
        #expect(visit.words == before)
        #expect(visit.page.refusal == nil)
    }

    @Test(arguments: junk)
    func `an alert asks in words, too`(_ junk: String) async throws {
        let visit = try await WebVisit { Everywhere(junk: junk) }
        let toggle = try #require(visit.page.elements.first { $0.role == "toggle" })
        let update = try await visit.send([toggle.field: "on"])
        let screen = try HTMLReader.read(try #require(update.changes["screen"]))
        #expect(!names(screen).contains { ["script", "img"].contains($0) })
        #expect(screen.first { $0["role"] == "alertdialog" } != nil)
    }
}
