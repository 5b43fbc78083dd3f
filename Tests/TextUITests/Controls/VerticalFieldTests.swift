import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct VerticalFieldTests {
    struct Note: View {
        @State var text = ""
        var limit: ClosedRange<Int>?
        @State var sent = 0

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                if let limit { field.lineLimit(limit) } else { field }
                Text("after, sent \(sent)")
            }
            .onSubmit { sent += 1 }
        }

        private var field: some View { TextField("Note", text: $text, prompt: Text("Say it"), axis: .vertical) }
    }

    private func host(_ text: String, _ limit: ClosedRange<Int>? = nil) async -> SceneHost {
        let host = SceneHost(columns: 20, rows: 12, style: .screen) { Note(text: text, limit: limit) }
        await host.settle()
        return host
    }

    /// The rows of the field: those above the text after it.
    private func rows(_ host: SceneHost) -> Int? {
        let lines = host.frame.lines
        guard let first = lines.firstIndex(where: { $0.contains("Note") }) else { return nil }
        return lines.firstIndex { $0.contains("after") }.map { $0 - first }
    }

    @Test func `a field with a vertical axis is as high as its text`() async throws {
        let host = await host("")
        #expect(rows(host) == 1 && host.frame.text.contains("Say it"))
        try await host.set("Note", to: "one\ntwo\nthree")
        #expect(rows(host) == 3)
        for word in ["one", "two", "three"] { #expect(host.frame.text.contains(word)) }
        #expect(host.frame.element("Note")?.role == .textField)
    }

    @Test func `the return key submits where something waits for it, and with Alt begins a line`() async throws {
        let host = await host("one")
        try await host.press("Note")
        try await host.key("alt-enter")
        try await host.type("two")
        #expect(host.frame.element("Note")?.value == "one\ntwo" && host.frame.text.contains("sent 0"))
        try await host.key("enter")
        #expect(host.frame.element("Note")?.value == "one\ntwo" && host.frame.text.contains("sent 1"))
    }

    @Test func `it is no lower and no higher than its line limit`() async throws {
        let host = await host("one", 2...3)
        #expect(rows(host) == 2)
        try await host.set("Note", to: "1\n2\n3\n4\n5")
        #expect(rows(host) == 3)
        #expect(host.frame.element("Note")?.value == "1\n2\n3\n4\n5")
    }

    @Test func `a limit that reserves its space is always as high`() async {
        let host = SceneHost(columns: 20, rows: 12, style: .screen) {
            VStack(alignment: .leading, spacing: 0) {
                TextField("Note", text: .constant("one"), axis: .vertical).lineLimit(4, reservesSpace: true)
                Text("after")
            }
        }
        await host.settle()
        #expect(rows(host) == 4)
    }

    @Test func `a field of one line stays one`() async throws {
        let host = SceneHost(columns: 20, rows: 12, style: .screen) {
            VStack(alignment: .leading, spacing: 0) {
                TextField("Note", text: .constant("a text that is longer than the field")).lineLimit(2...5)
                Text("after")
            }
        }
        await host.settle()
        let lines = host.frame.lines
        let field = try #require(lines.lastIndex { $0.contains("a text") && $0.contains("…") })
        #expect(lines[field + 1].contains("after"))
    }

    @Test func `the lines front shows all of it, and takes a new line`() async throws {
        let host = SceneHost(columns: 30, style: .numbered) { Note(text: "one", limit: 1...2) }
        try await host.set(1, to: "one\ntwo\nthree")
        for word in ["one", "two", "three"] { #expect(host.frame.text.contains(word)) }
        try await host.press(1)
        #expect(host.frame.text.contains("sent 0"))
    }
}
