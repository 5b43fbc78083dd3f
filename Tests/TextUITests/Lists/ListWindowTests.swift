import TestSupport
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ListWindowTests {
    struct Row: View {
        let number: Int
        var body: some View { Text("Row \(number)") }
    }

    struct Screen: View {
        let count: Int
        var body: some View { List(0..<count) { Row(number: $0) } }
    }

    @Test(arguments: [10_000, 1_000_000])
    func `a list makes the rows of its window alone`(count: Int) async throws {
        let host = SceneHost(columns: 40, rows: 20) { Screen(count: count) }
        #expect(host.frame.lines.first == "Row 0")
        #expect(host.frame.lines.count == 20)
        #expect(host.frame.hasMore)
        #expect(!host.frame.hasLess)
        try await host.more()
        #expect(host.frame.lines.first == "Row 20")
        #expect(host.bodyCount(Row.self) <= 42)
        try await host.less()
        #expect(host.frame.lines.first == "Row 0")
        await #expect(throws: CommandError.self) { try await host.less() }
    }

    @Test func `the last window is full, and there is no more after it`() async throws {
        let host = SceneHost(columns: 40, rows: 20) { Screen(count: 50) }
        try await host.more()
        try await host.more()
        #expect(host.frame.lines.last == "Row 49")
        #expect(host.frame.lines.count == 20)
        #expect(!host.frame.hasMore)
        await #expect(throws: CommandError.self) { try await host.more() }
    }

    @Test func `a short list takes no more rows than it has`() {
        let host = SceneHost(columns: 40, rows: 20) { Screen(count: 3) }
        #expect(host.frame.lines == ["Row 0", "Row 1", "Row 2"])
        #expect(!host.frame.hasMore)
    }

    @Test(arguments: [SceneHost.Style.numbered, .plain, .screen])
    func `rows and sections that had nothing in them show what they get from above`(style: SceneHost.Style) async throws
    {
        struct Groups: View {
            @State private var isFull = false
            let hasSections: Bool
            var body: some View {
                VStack {
                    Button("Fill") { isFull = true }
                    if hasSections {
                        List(0..<2) { group in
                            Section { ForEach(0..<(isFull ? 2 : 0), id: \.self) { Text("Row \(group).\($0)") } }
                        }
                    } else {
                        List(0..<4) { if isFull { Text("Row \($0 / 2).\($0 % 2)") } }
                    }
                }
            }
        }
        for hasSections in [true, false] {
            let host = SceneHost(columns: 40, rows: 12, style: style) { Groups(hasSections: hasSections) }
            await host.settle()
            try await host.press("Fill")
            #expect(host.frame.elements.map(\.label) == ["Fill", "Row 0.0", "Row 0.1", "Row 1.0", "Row 1.1"])
            #expect(host.frame.text == host.frameFromScratch().text)
        }
    }

    @Test func `rows that a list had no room for count when they get something from above`() async throws {
        struct Tall: View {
            @State private var isFull = false
            var body: some View {
                VStack {
                    Button("Fill") { isFull = true }
                    List(0..<20) { row in
                        if row == 0 { Text("One\nTwo\nThree") } else if isFull { Text("Row \(row)") }
                    }
                }
            }
        }
        let host = SceneHost(columns: 40, rows: 12, style: .plain) { Tall() }
        await host.settle()
        #expect(host.frame.lines.dropFirst() == ["One", "Two", "Three"])
        try await host.press("Fill")
        #expect(host.frame.lines.last == "Row 8")
        #expect(host.frame.text == host.frameFromScratch().text)
    }

    @Test func `a row taller than the window is read in parts`() async throws {
        let host = SceneHost(columns: 40, rows: 10) {
            List {
                Text((0..<25).map { "Line \($0)" }.joined(separator: "\n"))
                Text("End")
            }
        }
        var seen: [String] = host.frame.lines
        while host.frame.hasMore {
            try await host.more()
            seen += host.frame.lines
        }
        #expect((0..<25).allSatisfy { seen.contains("Line \($0)") })
        #expect(host.frame.lines.last == "End")
        while host.frame.hasLess { try await host.less() }
        #expect(host.frame.lines.first == "Line 0")
    }

    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    final class Items: ObservableObject {
        @Published var all: [Item]
        init(_ count: Int) { all = (0..<count).map { Item(id: $0, name: "Item \($0)") } }
    }

    struct ItemRow: View {
        let item: Item
        var body: some View { Text(item.name) }
    }

    struct ItemList: View {
        @ObservedObject var items: Items
        var body: some View {
            List(items.all) { ItemRow(item: $0) }
        }
    }

    @Test func `a row that changes runs its own body alone`() async throws {
        let items = Items(10_000)
        let host = SceneHost(columns: 40, rows: 20) { ItemList(items: items) }
        _ = host.frame
        let before = host.bodyCount(ItemRow.self)
        await host.perform { items.all[7].name = "Changed" }
        #expect(host.frame.lines[7] == "Changed")
        #expect(host.bodyCount(ItemRow.self) == before + 1)
        await host.perform { items.all[9_000].name = "Far away" }
        #expect(host.bodyCount(ItemRow.self) == before + 1)
    }

    @Test func `rows that come and go above leave the window where it is`() async throws {
        let items = Items(1000)
        let host = SceneHost(columns: 40, rows: 10) { ItemList(items: items) }
        try await host.more()
        #expect(host.frame.lines.first == "Item 10")
        await host.perform { items.all.insert(Item(id: 5000, name: "New"), at: 0) }
        #expect(host.frame.lines.first == "Item 10")
        await host.perform { items.all.removeFirst(5) }
        #expect(host.frame.lines.first == "Item 10")
        await host.perform { items.all.removeAll { $0.id == 10 } }
        #expect(host.frame.lines.first == "Item 11")
        await host.perform { items.all = [] }
        #expect(host.frame.lines.isEmpty || host.frame.lines == [""])
    }

    @Test func `a resize keeps the top row`() async throws {
        let host = SceneHost(columns: 40, rows: 10) { Screen(count: 1000) }
        try await host.more()
        host.resize(columns: 30, rows: 6)
        #expect(host.frame.lines == (10..<16).map { "Row \($0)" })
    }

    struct CounterRow: View {
        let number: Int
        @State private var count = 0
        var body: some View { Button("Row \(number): \(count)") { count += 1 } }
    }

    @Test func `a row's state survives being scrolled away`() async throws {
        let host = SceneHost(columns: 40, rows: 10) { List(0..<100) { CounterRow(number: $0) } }
        try await host.press("Row 3:")
        try await host.more()
        try await host.more()
        #expect(host.frame.element("Row 3: 1") == nil)
        try await host.less()
        try await host.less()
        #expect(host.frame.element("Row 3: 1") != nil)
    }

    struct StatefulList: View {
        @State private var numbers = Array(0..<100)
        var body: some View {
            List {
                Button("Drop") { numbers.removeAll { $0 == 3 } }
                Button("Restore") { numbers = Array(0..<100) }
                ForEach(numbers, id: \.self) { CounterRow(number: $0) }
            }
        }
    }

    @Test func `a row's state goes with its id`() async throws {
        let host = SceneHost(columns: 40, rows: 12) { StatefulList() }
        try await host.press("Row 3:")
        try await host.press("Row 4:")
        try await host.press("Drop")
        try await host.press("Restore")
        #expect(host.frame.element("Row 3: 0") != nil)
        #expect(host.frame.element("Row 4: 1") != nil)
    }

    @Test func `rows appear when they come into view`() async throws {
        let log = Log()
        let host = SceneHost(columns: 40, rows: 3) {
            List(0..<9) { number in
                Text("Row \(number)").onAppear { log.add("+\(number)") }.onDisappear { log.add("-\(number)") }
            }
        }
        await host.settle()
        #expect(log.take() == ["+0", "+1", "+2"])
        try await host.more()
        #expect(Set(log.take()) == ["+3", "+4", "+5", "-0", "-1", "-2"])
    }
}
