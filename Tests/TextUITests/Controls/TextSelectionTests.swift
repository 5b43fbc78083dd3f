import SwiftUI
import Testing

import TextUICore

@MainActor @Suite struct TextSelectionTests {
    private struct Screen: View {
        @State private var text = "one two three"
        @State private var selection: TextSelection?
        var isEditor = false

        private var told: String {
            guard case .selection(let range) = selection?.indices else { return "nothing" }
            return "\(text[..<range.lowerBound].count)–\(text[..<range.upperBound].count)"
        }

        var body: some View {
            VStack(alignment: .leading) {
                if isEditor {
                    TextEditor(text: $text, selection: $selection)
                } else {
                    TextField("Words", text: $text, selection: $selection)
                }
                Text("Selected: \(told)")
                Text("Text: \(text)")
                Button("Second") { selection = text.range(of: "two").map { TextSelection(range: $0) } }
                Button("None") { selection = nil }
                Button("Start") { selection = TextSelection(insertionPoint: text.startIndex) }
            }
        }
    }

    @Test(arguments: [false, true])
    func `keys that move the caret tell the program`(isEditor: Bool) async throws {
        let host = SceneHost(columns: 40, rows: 12, style: .screen) { Screen(isEditor: isEditor) }
        #expect(host.frame.text.contains("Selected: nothing"))
        try await host.key("tab")
        try await host.key("left")
        #expect(host.frame.text.contains("Selected: 12–12"), "\(host.frame.text)")
        try await host.key("home")
        #expect(host.frame.text.contains("Selected: 0–0"))
        try await host.key("a")
        #expect(host.frame.text.contains("Selected: 1–1") && host.frame.text.contains("Text: aone two three"))
    }

    @Test(arguments: [false, true])
    func `what the program selects is replaced by what is typed`(isEditor: Bool) async throws {
        let host = SceneHost(columns: 40, rows: 12, style: .screen) { Screen(isEditor: isEditor) }
        try await host.press("Second")
        #expect(host.frame.text.contains("Selected: 4–7"))
        try await host.key("shift-tab")
        let row = try #require(host.frame.lines.firstIndex { $0.contains("one two three") })
        let marked = (0..<40).filter { host.frame.buffer[$0, row].style.attributes.contains(.inverse) }
        #expect(marked.count == 3, "\(host.frame.text)")
        try await host.key("x")
        #expect(host.frame.text.contains("Text: one x three"), "\(host.frame.text)")
        #expect(host.frame.text.contains("Selected: 5–5"))
    }

    @Test func `what is no longer selected stays`() async throws {
        let host = SceneHost(columns: 40, rows: 12, style: .screen) { Screen() }
        try await host.press("Second")
        try await host.press("None")
        try await host.key("shift-tab")
        try await host.key("x")
        #expect(host.frame.text.contains("Text: one twox three"), "\(host.frame.text)")
    }

    @Test func `the caret goes where the program sets it`() async throws {
        let host = SceneHost(columns: 40, rows: 12, style: .screen) { Screen() }
        try await host.press("Start")
        try await host.key("shift-tab")
        try await host.key("x")
        #expect(host.frame.text.contains("Text: xone two three"), "\(host.frame.text)")
    }

    /// Sets the selection together with the text: the caret goes between brackets, and an exclamation mark selects all.
    private struct Setting: View {
        @State private var text = "one"
        @State private var selection: TextSelection?
        var isEditor = false

        private var words: Binding<String> {
            Binding {
                text
            } set: { new in
                text = new.hasSuffix("(") ? new + ")" : new
                if new != text, let bracket = text.firstIndex(of: ")") {
                    selection = TextSelection(insertionPoint: bracket)
                } else if new.hasSuffix("!") {
                    selection = TextSelection(range: text.startIndex..<text.endIndex)
                }
            }
        }

        var body: some View {
            VStack(alignment: .leading) {
                if isEditor {
                    TextEditor(text: words, selection: $selection)
                } else {
                    TextField("Words", text: words, selection: $selection)
                }
                Text("Text: \(text)")
            }
        }
    }

    @Test(arguments: [false, true])
    func `a binding that sets the selection with the text decides on the caret`(isEditor: Bool) async throws {
        let host = SceneHost(columns: 40, rows: 12, style: .screen) { Setting(isEditor: isEditor) }
        try await host.key("tab")
        try await host.key("(")
        #expect(host.frame.text.contains("Text: one()"))
        try await host.key("x")
        #expect(host.frame.text.contains("Text: one(x)"), "\(host.frame.text)")
        try await host.key("end")
        try await host.key("!")
        try await host.key("z")
        #expect(host.frame.text.contains("Text: z"), "\(host.frame.text)")
        #expect(host.frame.text == host.frameFromScratch().text)
    }

    @Test(arguments: [false, true])
    func `an accent that is typed joins the letter before the caret, which stays after both`(
        isEditor: Bool
    ) async throws {
        let host = SceneHost(columns: 40, rows: 12, style: .screen) { Screen(isEditor: isEditor) }
        try await host.press("Second")
        try await host.key("shift-tab")
        for key in ["right", "left", "left", "\u{301}"] { try await host.key(key) }
        #expect(host.frame.text.contains("Text: one t\u{301}wo three"), "\(host.frame.text)")
        #expect(host.frame.text.contains("Selected: 5–5"), "\(host.frame.text)")
        try await host.key("x")
        #expect(host.frame.text.contains("Text: one t\u{301}xwo three"), "\(host.frame.text)")
        #expect(host.frame.text.contains("Selected: 6–6"))
        for key in ["backspace", "backspace", "e", "\u{301}"] { try await host.key(key) }
        #expect(host.frame.text.contains("Text: one e\u{301}wo three"), "\(host.frame.text)")
        #expect(host.frame.text.contains("Selected: 5–5"))
    }

    @Test func `a selection is known by its places`() {
        let text = "añb"
        let end = TextSelection(insertionPoint: text.endIndex)
        #expect(end.isInsertion && end == TextSelection(range: text.endIndex..<text.endIndex))
        #expect(!TextSelection(range: text.startIndex..<text.endIndex).isInsertion)
    }
}
