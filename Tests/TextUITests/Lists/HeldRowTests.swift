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
