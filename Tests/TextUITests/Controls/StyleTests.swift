import Testing

import SwiftUI
import TextUICore

private struct LampStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Text(configuration.isOn ? "lit" : "dark")
                configuration.label
            }
        }
    }
}

private struct WordsStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 10)) of 10")
        configuration.label
    }
}

private struct PlainBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            configuration.content.padding(.leading, 16)
        }
    }
}

private struct Colons: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            configuration.label
            Text(": ")
            configuration.content
        }
    }
}

@MainActor @Suite struct StyleTests {
    struct Screen: View {
        @State private var isOn = false
        @State private var text = ""
        @State private var sent = "nothing"

        var body: some View {
            Toggle("lamp", isOn: $isOn).toggleStyle(LampStyle())
            ProgressView("Loading", value: 0.4).progressViewStyle(WordsStyle())
            GroupBox("Box") { Text("inside") }.groupBoxStyle(PlainBox())
            LabeledContent("Name", value: "Ada").labeledContentStyle(Colons())
            Text("sent \(sent)")
            TextField("Words", text: $text).labelsHidden()
            Button("Send") { sent = text }.keyboardShortcut("s")
        }
    }

    @Test func `styles of a program's own draw and act`() async throws {
        let host = SceneHost(columns: 30, rows: 12) { Screen() }
        #expect(
            host.frame.lines.prefix(6) == ["dark lamp", "4 of 10", "Loading", "Box", "  inside", "Name: Ada"])
        try await host.press("dark")
        #expect(host.frame.lines[0] == "lit lamp")
    }

    @Test func `a key presses its button, and a field without its label is read by it`() async throws {
        let host = SceneHost(columns: 30, rows: 12) { Screen() }
        try await host.set("Words", to: "this")
        try await host.key("ctrl-s")
        #expect(host.frame.text.contains("sent this"))
        #expect(!host.frame.text.contains("Words"))
    }
}
