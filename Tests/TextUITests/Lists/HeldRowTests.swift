import TestSupport
import Testing

import SwiftUI
import TextUICore

/// What comes into a list from elsewhere while somebody looks at it.
@MainActor @Suite struct HeldRowTests {
    final class Notes: ObservableObject {
        @Published var urgent: [String] = []
        @Published var notes = (0..<6).map { "Note \($0)" }
        @Published var isSigned = false
    }

    struct Screen: View {
        @ObservedObject var notes: Notes
        let hasSections: Bool
        @State private var text = ""

        var body: some View {
            List {
                ForEach(notes.urgent, id: \.self) { Text($0) }
                if notes.isSigned { Text("Signed") }
                if hasSections {
                    ForEach(notes.notes, id: \.self) { note in Section { Text(note) } }
                } else {
                    ForEach(notes.notes, id: \.self) { Text($0) }
                }
                Section("A new one") { TextField("Note", text: $text) }
            }
        }
    }

    @Test func `what comes before the first row is seen at the start of a list`() async throws {
        let notes = Notes()
        let host = SceneHost(columns: 40, rows: 5, style: .screen) { Screen(notes: notes, hasSections: false) }
        await host.settle()
        await host.perform { notes.urgent = ["Urgent"] }
        #expect(host.frame.lines.first == "Urgent")
    }

    @Test(arguments: [true, false])
    func `what comes before a window that was moved leaves it where it is`(hasSections: Bool) async throws {
        let notes = Notes()
        let host = SceneHost(columns: 40, rows: 5, style: .screen) { Screen(notes: notes, hasSections: hasSections) }
        await host.settle()
        try await host.more()
        let before = host.frame.lines
        await host.perform {
            notes.urgent = ["Urgent"]
            notes.isSigned = true
        }
        #expect(host.frame.lines == before)
    }

    @Test(arguments: [true, false])
    func `a field in which somebody types stays in view, whatever comes above it`(hasSections: Bool) async throws {
        let notes = Notes()
        let host = SceneHost(columns: 40, rows: 9, style: .screen) { Screen(notes: notes, hasSections: hasSections) }
        await host.settle()
        try await host.key("end")
        for letter in ["a", "b"] { try await host.key(letter) }

        await host.perform {
            notes.notes += ["Note 6", "Note 7", "Note 8"]
            notes.isSigned = true
        }
        try await host.key("c")

        #expect(host.frame.lines.last?.contains("abc") == true)
        #expect(host.frame.lines.contains("Note 8"))
        host.resize(columns: 40, rows: 5)
        try await host.key("d")
        #expect(host.frame.lines.last?.contains("abcd") == true)
        await host.perform { notes.notes.removeLast(7) }
        try await host.key("e")
        #expect(host.frame.lines.contains { $0.contains("abcde") })
    }

    @Test func `a window that was moved away from the focus stays there`() async throws {
        let notes = Notes()
        let host = SceneHost(columns: 40, rows: 5, style: .screen) { Screen(notes: notes, hasSections: false) }
        await host.settle()
        try await host.key("end")
        while host.frame.hasLess { try await host.less() }
        await host.perform { notes.notes += ["Note 6"] }
        #expect(host.frame.lines.first == "Note 0")
    }
}

@MainActor @Suite struct FocusedRowTests {
    private struct Form30: View {
        @State private var texts = Array(repeating: "", count: 30)
        @FocusState private var field: Int?

        var body: some View {
            VStack {
                Button("First") { field = 0 }
                Button("Last") { field = 29 }
                Form {
                    Section("Before") { Text("Fill it in.") }
                    Section { TextField("Field 0", text: $texts[0]).focused($field, equals: 0) }
                    ForEach(1..<29, id: \.self) { TextField("Field \($0)", text: $texts[$0]) }
                    Section {
                        TextField("Field 29", text: $texts[29]).focused($field, equals: 29)
                    } footer: {
                        Text("The last one.")
                    }
                }
            }
        }
    }

    @Test(arguments: [SceneHost.Style.screen, .numbered])
    func `a field that the program gives the focus comes into view`(style: SceneHost.Style) async throws {
        let host = SceneHost(columns: 40, rows: 10, style: style) { Form30() }
        await host.settle()
        try await host.press("Last")
        #expect(host.frame.elements.first(where: \.isFocused)?.label == "Field 29")
        #expect(host.frame.lines.contains { $0.contains("The last one.") })
        try await host.type("x")
        #expect(host.frame.elements.first(where: \.isFocused)?.value == "x")
        try await host.press("First")
        #expect(host.frame.elements.first(where: \.isFocused)?.label == "Field 0")
        #expect(host.frame.text == host.frameFromScratch().text)
    }
}
