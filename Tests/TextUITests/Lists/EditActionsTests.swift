import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct EditActionsTests {
    struct Item: Identifiable {
        let id: Int
        var isDone = false
    }

    struct Screen: View {
        @State private var items = (1...3).map { Item(id: $0) }

        var body: some View {
            List($items, editActions: .all) { $item in
                Toggle("Item \(item.id)", isOn: $item.isDone).deleteDisabled(item.isDone)
            }
            Text(items.map { "\($0.id)" }.joined())
        }
    }

    @Test func `rows are deleted and moved in the collection itself, unless they forbid it`() async throws {
        let host = SceneHost { Screen() }
        try await host.perform("Move down", on: "Item 1")
        #expect(host.frame.lines.last == "213")
        try await host.perform("Delete", on: "Item 3")
        #expect(host.frame.lines.last == "21")
        try await host.press("Item 2")
        #expect(host.frame.element("Item 2")?.actions == ["Move down"])
    }

    @Test func `a list that edits a collection takes what is added to it, and binds its rows`() async throws {
        struct Growing: View {
            @State private var items = [Item(id: 1)]

            var body: some View {
                List {
                    ForEach($items, id: \.id, editActions: .delete) { $item in
                        Toggle("Item \(item.id)", isOn: $item.isDone)
                    }
                }
                Button("Add") { items.insert(Item(id: items.count + 1), at: 0) }
                Text(items.map { "\($0.id)\($0.isDone ? "!" : "")" }.joined())
            }
        }
        let host = SceneHost { Growing() }
        try await host.press("Add")
        try await host.press("Item 1")
        #expect(host.frame.lines.last == "21!")
        #expect(host.frame.element("Item 1")?.actions == ["Delete"])
        try await host.perform("Delete", on: "Item 2")
        try await host.press("Item 1")
        #expect(host.frame.lines.last == "1")
        #expect(host.frame.text == host.frameFromScratch().text)
    }

    struct Expanding: View {
        @State private var isOpen = true
        var body: some View {
            List { Section("Fruit", isExpanded: $isOpen) { Text("Apple") } }
        }
    }

    @Test func `a section closes and opens`() async throws {
        let host = SceneHost(columns: 20, rows: 5) { Expanding() }
        #expect(host.frame.lines == ["▾ Fruit", "Apple"])
        try await host.press("Fruit")
        #expect(host.frame.lines == ["▸ Fruit"])
    }

    struct Scrolling: View {
        @State private var chosen = 0
        var body: some View {
            ScrollViewReader { proxy in
                Button("Jump") { proxy.scrollTo(40, anchor: .top) }
                Button("End") { proxy.scrollTo("end") }
                List {
                    ForEach(0..<50, id: \.self) { Text("row \($0)") }
                    Text("the end").id("end")
                }
            }
        }
    }

    @Test func `a reader scrolls to a row by its id`() async throws {
        let host = SceneHost(columns: 20, rows: 8, style: .screen) { Scrolling() }
        #expect(host.frame.element("row 0") != nil)
        try await host.press("Jump")
        #expect(host.frame.lines[2] == "row 40")
        try await host.press("End")
        #expect(host.frame.element("the end") != nil)
    }
}
