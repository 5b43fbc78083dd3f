import SwiftUI
import Testing

@MainActor @Suite struct KeyPressTests {
    struct Board: View {
        @State private var log: [String] = []
        @State private var isFocusable = true
        @FocusState private var hasFocus: Bool

        var body: some View {
            VStack(alignment: .leading) {
                VStack {
                    Text("Board")
                        .focusable(isFocusable)
                        .focused($hasFocus)
                        .onKeyPress(.space) { note("space") }
                        .onKeyPress(keys: [.upArrow, "a"]) { note("\($0.key.character == "a" ? "a" : "up")") }
                        .onKeyPress(characters: .decimalDigits, phases: .down) { note("digit \($0.characters)") }
                        .onKeyPress(phases: .up) { _ in note("never") }
                }
                .onKeyPress { press in
                    log.append("outer \(press.characters)\(press.modifiers.contains(.control) ? " control" : "")")
                    return press.key == "z" ? .handled : .ignored
                }
                Text(hasFocus ? "focused" : "not focused")
                Text(log.joined(separator: ", "))
                Button("Other") { log.append("pressed") }
                Button("Lock") { isFocusable = false }
            }
        }

        private func note(_ line: String) -> KeyPress.Result {
            log.append(line)
            return .handled
        }
    }

    @Test func `keys go to the view with the focus, and outwards as long as nobody takes them`() async throws {
        let host = SceneHost { Board() }
        try await host.key("tab")
        #expect(host.frame.text.contains("focused") && host.frame.element("Board")?.isFocused == true)
        for key in ["space", "a", "up", "7", "z", "ctrl-z"] { try await host.key(key) }
        #expect(host.frame.lines.contains { $0.contains("space, a, up, digit 7, outer z, outer z control") })
    }

    @Test func `a key that nobody takes does what it does on the screen`() async throws {
        let host = SceneHost { Board() }
        try await host.key("tab")
        try await host.key("down")
        #expect(host.frame.element("Other")?.isFocused == true)
        try await host.key("space")
        #expect(host.frame.lines.contains { $0.hasSuffix("pressed") })
        #expect(!host.frame.text.contains("space"))
    }

    @Test func `what is not focusable is left out`() async throws {
        let host = SceneHost { Board() }
        try await host.press("Lock")
        host.unfocus()
        try await host.key("tab")
        #expect(host.frame.element("Other")?.isFocused == true)
    }

    @Test func `a field's keys can be taken before it writes them`() async throws {
        struct Form: View {
            @State private var text = ""
            var body: some View {
                TextField("Code", text: $text).onKeyPress(characters: .letters) { _ in .handled }
            }
        }
        let host = SceneHost { Form() }
        try await host.key("tab")
        for key in ["a", "1", "b", "2"] { try await host.key(key) }
        #expect(host.frame.element("Code")?.value == "12")
    }
}
