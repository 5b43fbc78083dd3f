import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct RowActionTests {
    struct Editable: View {
        @State private var names = ["Ash", "Birch", "Cedar"]
        var body: some View {
            List {
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    private func names(_ host: SceneHost) -> [String] { host.frame.elements.map(\.label) }

    @Test func `a row is moved by several rows, and not beyond the last`() {
        struct Letters: View {
            @State private var letters = ["a", "b", "c", "d"]

            var body: some View {
                List {
                    ForEach(letters, id: \.self) { Text($0) }.onMove { letters.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
        let host = SceneHost(columns: 20) { Letters() }
        func letters() -> [String] { host.frame.elements.map(\.label) }
        host.change { host.frame.elements[0].shift?(2) }
        #expect(letters() == ["b", "c", "a", "d"])
        host.change { host.frame.elements[3].shift?(-2) }
        #expect(letters() == ["b", "d", "c", "a"])
        host.change { host.frame.elements[2].shift?(9) }
        #expect(letters() == ["b", "d", "a", "c"])
    }

    @Test func `rows can be deleted and moved`() async throws {
        let host = SceneHost(style: .numbered) { Editable() }
        #expect(host.frame.elements.map(\.ref) == [1, 2, 3])
        #expect(host.frame.elements[0].actions == ["Delete", "Move down"])
        #expect(host.frame.elements[1].actions == ["Delete", "Move up", "Move down"])
        try await host.perform("Move down", on: 1)
        #expect(names(host) == ["Birch", "Ash", "Cedar"])
        try await host.perform("move up", on: "Cedar")
        #expect(names(host) == ["Birch", "Cedar", "Ash"])
        try await host.perform("Del", on: 2)
        #expect(names(host) == ["Birch", "Ash"])
        await #expect(throws: CommandError.self) { try await host.perform("Paint", on: 1) }
    }

    struct Swiped: View {
        @State private var said = ""
        var body: some View {
            List {
                Button("Letter") { said = "opened" }
                    .swipeActions {
                        Button("Archive") { said = "archived" }
                        Button("Flag") { said = "flagged" }.disabled(true)
                    }
                    .contextMenu { Button("Print") { said = "printed" } }
                Text("Note").swipeActions(edge: .leading) { Button("Pin") { said = "pinned" } }
                Text("Said \(said)")
            }
        }
    }

    @Test func `swipe actions and a context menu are further actions`() async throws {
        let host = SceneHost(style: .numbered) { Swiped() }
        #expect(host.frame.elements[0].actions == ["Archive", "Print"])
        #expect(host.frame.lines[1] == "[2] Note")
        try await host.perform("Archive", on: 1)
        #expect(host.frame.element("Said archived") != nil)
        try await host.perform("Print", on: 1)
        #expect(host.frame.element("Said printed") != nil)
        try await host.perform("Pin", on: 2)
        #expect(host.frame.element("Said pinned") != nil)
        try await host.press("Letter")
        #expect(host.frame.element("Said opened") != nil)
    }

    struct Choosing: View {
        @State private var one: String?
        @State private var many: Set<Int> = []
        var body: some View {
            List(["a", "b"], id: \.self, selection: $one) { Text("One \($0)") }
            List(selection: $many) { ForEach(0..<3) { Text("Many \($0)") } }
            Text("Chosen \(one ?? "none") \(many.sorted().description)")
        }
    }

    @Test func `a list with a selection lets its rows be chosen`() async throws {
        let host = SceneHost(style: .numbered) { Choosing() }
        try await host.press("One b")
        try await host.press("Many 2")
        try await host.press("Many 0")
        #expect(host.frame.element("Chosen b [0, 2]") != nil)
        #expect(host.frame.element("Many 2")?.value == "selected")
        try await host.press("Many 2")
        try await host.press("One b")
        #expect(host.frame.element("Chosen none [0]") != nil)
    }

    struct Refs: View {
        var body: some View {
            List {
                ForEach(0..<2) { Text("Plain \($0)") }.onDelete { _ in }
                ForEach(0..<2) { Text("Padded \($0)") }.padding(.leading, 16)
            }
        }
    }

    @Test func `a modifier of a whole ForEach holds for each row`() {
        let host = SceneHost(style: .numbered) { Refs() }
        #expect(host.frame.lines == ["[1] Plain 0", "[2] Plain 1", "  Padded 0", "  Padded 1"])
    }
}
