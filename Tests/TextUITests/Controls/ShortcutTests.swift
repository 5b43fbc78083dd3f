import SwiftUI
import Testing

@MainActor
struct ShortcutTests {
    private struct Keys: View {
        @State var text = ""
        @State var done = ""

        var body: some View {
            Form {
                TextField("Text", text: $text)
                Button("Save as") { done = "saved as" }.keyboardShortcut("s", modifiers: [.command, .shift])
                Button("New") { done = "new" }.keyboardShortcut("n", modifiers: [])
                Button("Close") { done = "closed" }.keyboardShortcut(.cancelAction)
                Button("Go") { done = "went" }.keyboardShortcut(.defaultAction)
                Button("Off") { done = "off" }.keyboardShortcut("o").disabled(true)
                Text("Done: \(done)")
            }
        }
    }

    @Test(arguments: ["ctrl-shift-s", "shift-cmd-s", "Command-Shift-S", "control-shift-S"])
    func `a key has many names`(_ name: String) async throws {
        let host = SceneHost { Keys() }
        try await host.key(name)
        #expect(host.frame.text.contains("Done: saved as"))
    }

    @Test func `a letter presses only where nothing is typed`() async throws {
        let host = SceneHost { Keys() }
        try await host.key("n")
        #expect(host.frame.text.contains("Done: new"))
        try await host.press("Text")
        try await host.key("n")
        #expect(host.frame.element("Text")?.value == "n")
    }

    @Test func `return in a field presses the default action, escape the way out`() async throws {
        let host = SceneHost { Keys() }
        try await host.press("Text")
        try await host.key("enter")
        #expect(host.frame.text.contains("Done: went"))
        try await host.key("esc")
        #expect(host.frame.text.contains("Done: closed"))
    }

    @Test(arguments: ["ctrl-o", "ctrl-", "ctrl-ctrl-", "-", "shift-"])
    func `what is no key of anything presses nothing`(_ name: String) async throws {
        let host = SceneHost { Keys() }
        _ = try? await host.key(name)
        #expect(host.frame.text.hasSuffix("Done:"))
    }
}
