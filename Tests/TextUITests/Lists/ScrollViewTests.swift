import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ScrollViewTests {
    struct Cell: View {
        let number: Int
        var body: some View { Text("Cell \(number)") }
    }

    @Test func `a lazy stack in a scroll view makes what is in view`() async throws {
        let host = SceneHost(columns: 20, rows: 10) {
            ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<100_000) { Cell(number: $0) } } }
        }
        #expect(host.frame.lines == (0..<10).map { "Cell \($0)" })
        try await host.more()
        #expect(host.frame.lines.first == "Cell 10")
        #expect(host.bodyCount(Cell.self) <= 22)
    }

    @Test func `a stack in a scroll view scrolls by rows of cells`() async throws {
        let host = SceneHost(columns: 20, rows: 10) {
            ScrollView {
                VStack(alignment: .leading) { ForEach(0..<25) { Button("Cell \($0)") {} } }
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        #expect(host.frame.lines == (0..<10).map { "Cell \($0)" })
        #expect(host.frame.elements.count == 10)
        try await host.more()
        #expect(host.frame.lines == (10..<20).map { "Cell \($0)" })
        try await host.more()
        #expect(host.frame.lines == (15..<25).map { "Cell \($0)" })
        #expect(!host.frame.hasMore)
        try await host.less()
        try await host.less()
        #expect(host.frame.lines.first == "Cell 0")
    }

    @Test func `what fits is not scrolled`() {
        let host = SceneHost(columns: 20, rows: 10) {
            ScrollView { Text("Short") }
        }
        #expect(host.frame.text.trimmingCharacters(in: .whitespaces) == "Short")
        #expect(!host.frame.hasMore && !host.frame.hasLess)
    }

    @Test func `a lazy stack keeps its spacing and its padding across`() {
        let host = SceneHost(columns: 20, rows: 10) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 16) {
                    Text("Head")
                    ForEach(0..<2) { Cell(number: $0) }
                }
                .padding(.leading, 16)
            }
        }
        #expect(host.frame.lines == ["  Head", "", "  Cell 0", "", "  Cell 1"])
    }

    @Test func `a lazy stack elsewhere is a stack`() {
        let host = SceneHost(columns: 20, rows: 10) {
            VStack(alignment: .leading) { LazyVStack(alignment: .leading) { ForEach(0..<3) { Cell(number: $0) } } }
        }
        #expect(host.frame.lines == ["Cell 0", "Cell 1", "Cell 2"])
    }

    @Test func `across, a scroll view shows what fits, and more of it when asked`() async throws {
        let host = SceneHost(columns: 12, rows: 5) {
            ScrollView(.horizontal) { HStack { ForEach(0..<9) { Text("Tag \($0)") } } }
        }
        #expect(host.frame.lines == ["Tag 0 Tag 1"])
        #expect(host.frame.elements.count == 9)
        try await host.more()
        #expect(host.frame.lines == [" Tag 2 Tag 3"])
        try await host.scrollToEnd()
        #expect(host.frame.lines == [" Tag 7 Tag 8"])
        #expect(!host.frame.hasMore)
        try await host.scrollToStart()
        #expect(host.frame.lines == ["Tag 0 Tag 1"])
    }

    @Test func `what goes on below comes before what goes on beside`() async throws {
        let host = SceneHost(columns: 12, rows: 3) {
            ScrollView {
                ScrollView(.horizontal) { HStack { ForEach(0..<4) { Text("Tag \($0)") } } }
                ForEach(0..<4) { Text("Row \($0)") }
            }
        }
        #expect(host.frame.lines.first == "Tag 0 Tag 1")
        try await host.more()
        #expect(host.frame.lines.contains("Row 3") || host.frame.lines.contains("   Row 3"))
    }
}
