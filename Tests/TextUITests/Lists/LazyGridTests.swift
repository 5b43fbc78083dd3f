import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct LazyGridTests {
    private final class Made {
        var cells: Set<Int> = []
    }

    private struct Cell: View {
        let number: Int
        let made: Made
        var body: some View {
            made.cells.insert(number)
            return Text("cell \(number)")
        }
    }

    @Test func `a grid in a scroll view makes the cells in view alone`() async throws {
        let made = Made()
        let host = SceneHost(columns: 40, rows: 10, style: .screen) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                    ForEach(0..<100_000) { Cell(number: $0, made: made) }
                }
            }
        }
        #expect(host.frame.lines.count == 10)
        #expect(host.frame.lines[0].contains("cell 0") && host.frame.lines[0].contains("cell 1"))
        #expect(host.frame.lines[9].contains("cell 18") && host.frame.lines[9].contains("cell 19"))
        #expect(made.cells.count < 60)
        try await host.key("end")
        #expect(host.frame.lines[9].contains("cell 99,998") && host.frame.lines[9].contains("cell 99,999"))
        #expect(made.cells.count < 120)
    }

    @Test func `a lazy grid looks as it does outside of a scroll view`() {
        let columns = [GridItem(.adaptive(minimum: 72))]
        func grid() -> some View {
            LazyVGrid(columns: columns, spacing: 16) { ForEach(0..<7) { Text("no. \($0)") } }
        }
        let plain = SceneHost(columns: 40, rows: 24) { grid() }
        let lazy = SceneHost(columns: 40, rows: 24) { ScrollView { grid() } }
        #expect(plain.frame.lines == lazy.frame.lines)
        #expect(plain.frame.lines.count == 3)
    }

    @Test func `lines are cut anew for another width`() {
        let host = SceneHost(columns: 40, rows: 9, style: .screen) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))]) { ForEach(0..<8) { Text("no. \($0)") } }
            }
        }
        #expect(host.frame.lines.count == 2)
        host.resize(columns: 20, rows: 9)
        #expect(host.frame.lines.count == 4)
    }

    @Test func `a grid and a lazy stack are padded as a whole`() {
        let host = SceneHost(columns: 20, rows: 12, style: .screen) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<3) { Text("row \($0)") } }.padding()
                LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4) { Text("\($0)") } }
                    .padding([.horizontal, .top])
            }
        }
        let lines = host.frame.lines
        #expect(Array(lines[0..<6]) == ["", "  row 0", "  row 1", "  row 2", "", ""])
        #expect(lines.count == 8 && lines[6].contains("0") && lines[7].contains("3"))
    }

    struct Sections: View {
        @State private var shown = 3
        var body: some View {
            ScrollView {
                Button("Fewer") { shown -= 1 }
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    Section("Odd") { ForEach(0..<shown, id: \.self) { Text("a\($0)") } }
                    Section("Even") { ForEach(0..<2) { Text("b\($0)") } }
                }
            }
        }
    }

    @Test func `sections of a grid begin on lines of their own`() async throws {
        let host = SceneHost(columns: 20, rows: 12, style: .plain) { Sections() }
        let words = host.frame.lines.map { $0.split(separator: " ").joined(separator: " ") }
        #expect(words == ["Fewer", "Odd", "a0 a1", "a2", "Even", "b0 b1"])
        try await host.press("Fewer")
        #expect(host.frame.lines.count == 5)
    }

    @Test func `fixed columns have room for the numbers of what is in them`() {
        let host = SceneHost(columns: 60, style: .numbered) {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(24)), count: 3)) {
                ForEach(1..<4) { number in Button("\(number * 11)") {} }
            }
        }
        #expect(["[1] 11", "[2] 22", "[3] 33"].allSatisfy(host.frame.text.contains))
        let narrow = SceneHost(columns: 12, style: .numbered) {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(24)), count: 3)) {
                ForEach(1..<4) { number in Button("\(number * 11)") {} }
            }
        }
        #expect(["11", "22", "33"].allSatisfy(narrow.frame.text.contains))
    }

    @Test func `the lines of a grid that scrolls have the same columns, whatever is in them`() {
        let host = SceneHost(columns: 60, style: .numbered) {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(48), alignment: .leading), count: 3)) {
                    ForEach(["Mon", "Tue", "Wed"], id: \.self) { Text($0) }
                    ForEach(1..<4) { number in Button("\(number)") {} }
                }
            }
        }
        let lines = host.frame.lines.filter { !$0.isEmpty }
        let (days, buttons) = (lines[0], lines[1])
        func column(_ text: String, _ line: String) -> Int? {
            line.range(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
        }
        #expect(column("Tue", days) == column("[2]", buttons) && column("Wed", days) == column("[3]", buttons))
    }
}
