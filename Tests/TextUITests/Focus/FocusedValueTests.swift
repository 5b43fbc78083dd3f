import Testing

import SwiftUI
import TextUICore

extension FocusedValues {
    fileprivate struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }

    fileprivate var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    @Entry fileprivate var page: Int?
}

@MainActor @Suite struct FocusedValueTests {
    struct Note: View {
        let name: String
        @Binding var text: String
        @FocusState.Binding var focus: String?

        var body: some View {
            TextField(name, text: $text).focused($focus, equals: name).focusedValue(\.note, $text)
        }
    }

    struct Bar: View {
        @FocusedBinding(\.note) private var note
        @FocusedValue(\.page) private var page

        var body: some View {
            Text("note \(note ?? "none"), page \(page ?? 0)")
            Button("Shout") { note = note?.uppercased() }.disabled(note == nil)
        }
    }

    struct Screen: View {
        @State private var first = "one"
        @State private var second = "two"
        @State private var page = 3
        @FocusState private var focus: String?

        var body: some View {
            Bar()
            Note(name: "First", text: $first, focus: $focus)
            Note(name: "Second", text: $second, focus: $focus)
            Button("To first") { focus = "First" }
            Button("To second") { focus = "Second" }
            Button("Away") { focus = nil }
            Button("Turn") { page += 1 }
                .focusedSceneValue(\.page, page)
        }
    }

    @Test func `a view reads what the one with the focus gives`() async throws {
        let host = SceneHost(columns: 40) { Screen() }
        #expect(host.frame.lines[0] == "note none, page 3")
        try await host.press("To second")
        #expect(host.frame.lines[0] == "note two, page 3")
        try await host.press("To first")
        #expect(host.frame.lines[0] == "note one, page 3")
        try await host.press("Away")
        #expect(host.frame.lines[0] == "note none, page 3")
    }

    @Test func `a binding that comes with the focus writes to the view that has it`() async throws {
        let host = SceneHost(columns: 40) { Screen() }
        try await host.press("To first")
        try await host.press("Shout")
        #expect(host.frame.element("First")?.value == "ONE")
        #expect(host.frame.element("Second")?.value == "two")
        #expect(host.frame.lines[0] == "note ONE, page 3")
    }

    @Test func `a value of the scene follows its view, wherever the focus is`() async throws {
        let host = SceneHost(columns: 40) { Screen() }
        try await host.press("Turn")
        #expect(host.frame.lines[0] == "note none, page 4")
    }

    final class Document: ObservableObject {
        @Published var words = 1
    }

    struct Counter: View {
        @FocusedObject private var document: Document?
        var body: some View { Text("words \(document?.words ?? 0)") }
    }

    @Test func `an object that comes with the focus is followed`() async throws {
        struct Screen: View {
            @StateObject private var document = Document()
            @FocusState private var isFocused: Bool
            var body: some View {
                Counter()
                Button("Write") { document.words += 1 }.focused($isFocused).focusedObject(document)
                Button("Begin") { isFocused = true }
            }
        }
        let host = SceneHost { Screen() }
        #expect(host.frame.lines[0] == "words 0")
        try await host.press("Begin")
        #expect(host.frame.lines[0] == "words 1")
        try await host.press("Write")
        #expect(host.frame.lines[0] == "words 2")
    }

    @Test func `what is read is put on another screen when its view has gone`() async throws {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Bar()
                Button("Hide") { isShown = false }
                if isShown { Text("here").focusedSceneValue(\.page, 9) }
            }
        }
        let host = SceneHost(columns: 40) { Screen() }
        #expect(host.frame.lines[0] == "note none, page 9")
        try await host.press("Hide")
        #expect(host.frame.lines[0] == "note none, page 0")
    }
}
