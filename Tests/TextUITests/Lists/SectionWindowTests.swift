import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct SectionWindowTests {
    struct Header: View {
        let section: Int
        var body: some View { Text("Section \(section)") }
    }

    struct Row: View {
        let row: Int
        @State private var isMarked = false
        var body: some View { Toggle("Row \(row)", isOn: $isMarked) }
    }

    struct Sections: View {
        @State private var sections: [Int]
        @State private var target: Int?

        init(_ sections: Range<Int>) {
            _sections = State(initialValue: Array(sections))
        }

        var body: some View {
            ScrollViewReader { reader in
                List {
                    ForEach(sections, id: \.self) { section in
                        Section {
                            ForEach(0..<5) { Row(row: section * 5 + $0) }
                                .onDelete { _ in sections.removeAll { $0 == section } }
                        } header: {
                            Header(section: section)
                        }
                    }
                }
                .refreshable { sections.insert(contentsOf: -2..<0, at: 0) }
                .searchable(text: Binding(get: { "" }, set: { reader.scrollTo(Int($0), anchor: .top) }))
            }
        }
    }

    /// A group has an element for each number, and rows for none of them.
    private struct Ended: View {
        var body: some View {
            List {
                ForEach(0..<3) { Text("Row \($0)") }
                ForEach(0..<2) { number in
                    if number > 5 { Section { Text("Late \(number)") } }
                }
            }
        }
    }

    @Test(arguments: [8, 24]) func `a list whose last groups have no rows ends with the rows that there are`(
        _ rows: Int
    ) {
        let host = SceneHost(columns: 30, rows: rows, style: .plain) { Ended() }
        #expect(host.frame.lines == ["Row 0", "Row 1", "Row 2"])
        #expect(!host.frame.hasMore)
    }

    private func rows(_ host: SceneHost) -> [String] {
        host.frame.elements.filter { [.toggle, .heading].contains($0.role) }.map(\.label)
    }

    @Test func `only the sections in view are made, however many there are`() async throws {
        let host = SceneHost(columns: 30, rows: 10, style: .screen) { Sections(0..<100_000) }
        #expect(rows(host).first == "Section 0")
        #expect(host.bodyCount(Header.self) <= 3 && host.bodyCount(Row.self) <= 12)
        try await host.more()
        #expect(rows(host).first == "Row 7")
        try await host.key("end")
        #expect(rows(host).last == "Row 499,999")
        #expect(!host.frame.hasMore)
        try await host.less()
        #expect(rows(host).contains("Row 499,989"))
        #expect(host.bodyCount(Header.self) < 20 && host.bodyCount(Row.self) < 60)
    }

    @Test func `a list of sections ends with its last row, whole`() async throws {
        let host = SceneHost(columns: 30, rows: 10, style: .screen) {
            List {
                Section("One") { ForEach(0..<6) { Text("a\($0)") } }
                Section("Two") { ForEach(0..<2) { Text("b\($0)") } }
                Section("Three") { ForEach(0..<2) { Text("c\($0)") } }
            }
        }
        try await host.more()
        #expect(Array(host.frame.lines.suffix(7)) == ["", "Two", "b0", "b1", "", "Three", "c0"].dropFirst(1) + ["c1"])
        #expect(host.frame.hasLess && !host.frame.hasMore)
    }

    @Test func `a list that ends with sections that show nothing ends with its last row`() async throws {
        let host = SceneHost(columns: 30, rows: 10, style: .screen) {
            List {
                Section("One") { ForEach(0..<2) { Text("a\($0)") } }
                ForEach(0..<3) { index in
                    if index > 2 { Section("Hidden") { Text("b\(index)") } }
                }
            }
        }
        #expect(host.frame.text.contains("a1"))
        #expect(!host.frame.hasMore && !host.frame.hasLess)
    }

    @Test func `the row at the top stays when sections come before it, with what was marked in it`() async throws {
        let host = SceneHost(columns: 30, rows: 10, style: .screen) { Sections(0..<1000) }
        for _ in 0..<10 { try await host.more() }
        let first = try #require(host.frame.elements.first { $0.role == .toggle })
        try await host.press(.label(first.label))
        try await host.refresh()
        #expect(host.frame.elements.first { $0.role == .toggle }?.label == first.label)
        #expect(host.frame.elements.first { $0.role == .toggle }?.value == "on")
        try await host.key("home")
        #expect(rows(host).first == "Section -2")
        let row = try #require(Int(first.label.dropFirst(4)))
        try await host.find(text: "\(row / 5)")
        #expect(host.frame.elements.first { $0.label == first.label }?.value == "on")
    }

    @Test func `a row in a section that is not made is scrolled to by its id`() async throws {
        let host = SceneHost(columns: 30, rows: 10, style: .screen) {
            ScrollViewReader { reader in
                VStack {
                    Button("Go") { reader.scrollTo("17/3", anchor: .top) }
                    List {
                        ForEach(0..<40, id: \.self) { section in
                            Section("Section \(section)") {
                                ForEach((0..<5).map { "\(section)/\($0)" }, id: \.self) { Text($0) }
                            }
                        }
                    }
                }
            }
        }
        try await host.press("Go")
        #expect(host.frame.lines[1] == "17/3")
        #expect(host.frame.text.contains("Section 18"))
    }

    @Test func `rows of a collection in a collection are rows of their own`() async throws {
        let host = SceneHost(columns: 30, rows: 10) { Nested() }
        #expect(host.frame.elements.filter { $0.role == .row }.map(\.label) == ["a", "b", "c"])
        try await host.perform("Delete", on: "b")
        #expect(host.frame.elements.filter { $0.role == .row }.map(\.label) == ["a", "c"])
    }

    struct Nested: View {
        @State private var groups = [["a", "b"], ["c"]]
        var body: some View {
            List {
                ForEach(groups.indices, id: \.self) { group in
                    ForEach(groups[group], id: \.self) { Text($0) }
                        .onDelete { groups[group].remove(atOffsets: $0) }
                }
            }
        }
    }

    @Test func `the mark of the position follows the sections`() async throws {
        let host = SceneHost(columns: 30, rows: 10, style: .screen) { Sections(0..<100) }
        let scroller = try #require(host.frame.scrollers.first)
        #expect(scroller.position.lowerBound == 0)
        for _ in 0..<30 { try await host.more() }
        let middle = scroller.position
        #expect(middle.lowerBound > 0.2 && middle.upperBound < 0.8)
        try await host.key("end")
        #expect(scroller.position.upperBound == 1 && scroller.position.lowerBound > 0.9)
    }

    @Test func `what follows an empty section is seen at once`() {
        let host = SceneHost(columns: 40) {
            List {
                Section { ForEach([String](), id: \.self) { Text($0) } }
                Text("Add")
            }
        }
        #expect(host.frame.text.contains("Add") && !host.frame.hasMore)
    }
}
