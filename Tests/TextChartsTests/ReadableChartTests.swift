import Charts
import SwiftUI
import Testing

/// What makes a chart easy to read off.
@MainActor @Suite struct ReadableChartTests {
    private struct Mean: View {
        var area = Color.blue.opacity(0.3)

        var body: some View {
            Chart {
                ForEach(0..<5, id: \.self) { x in
                    AreaMark(x: .value("X", x), yStart: .value("Low", 20), yEnd: .value("High", 80))
                        .foregroundStyle(area)
                }
                ForEach(0..<5, id: \.self) { x in
                    LineMark(x: .value("X", x), y: .value("Mean", 50)).foregroundStyle(.red)
                }
            }
            .chartYScale(domain: 0...100)
        }
    }

    /// The cells of the line, which are in dots.
    private func line(of frame: Frame, color: CellColor) -> [Cell] {
        frame.buffer.cells.filter { cell in
            cell.style.foreground == color && ("\u{2801}"..."\u{28FF}").contains(cell.glyph.text)
        }
    }

    @Test func `the colour of an area stays behind a line over it`() throws {
        let frame = host(columns: 40, rows: 12) { Mean() }.frame
        let cells = line(of: frame, color: .ansi(1))
        let grounds = Set(cells.map(\.style.background))
        #expect(cells.count > 20 && grounds.count == 1)
        let ground = try #require(cells.first?.style.background).components
        #expect(ground.blue > ground.red && ground.blue > ground.green)
        let alone = host(columns: 40, rows: 12) { Mean(area: .clear) }.frame
        #expect(line(of: alone, color: .ansi(1)).allSatisfy { $0.style.background == nil })
    }

    private static let wards = ["Cardiology", "Dermatology", "Emergency", "Gynaecology", "Neurology", "Orthopaedics"]

    private func wards(_ names: [String]) -> some View {
        Chart {
            ForEach(names.indices, id: \.self) { index in
                BarMark(x: .value("Ward", names[index]), y: .value("Visits", 10 * (index + 1)))
            }
        }
    }

    @Test(arguments: [32, 40, 60]) func `names of bars have room for four letters`(columns: Int) {
        let text = draw(columns: columns, rows: 14) { wards(Self.wards) }
        #expect(Self.wards.allSatisfy { text.contains($0.prefix(4)) }, "\(text)")
    }

    @Test func `names that begin alike are told by their ends`() {
        let names = ["Waiting room 1", "Waiting room 2", "Waiting room 3", "Waiting room 4", "Reception hall"]
        let text = draw(columns: 40, rows: 14) { wards(names) }
        #expect((1...4).allSatisfy { text.contains("room \($0)") } && text.contains("Rece"), "\(text)")
    }

    @Test(arguments: [11, 12, 13, 14, 17, 24]) func `each value has its line in the row of its label`(rows: Int) {
        let lines = draw(columns: 60, rows: rows) { wards(Self.wards) }.components(separatedBy: "\n")
        let labelled = lines.indices.filter { lines[$0].prefix(3).contains(where: \.isNumber) }
        #expect(labelled.count > 2, "\(lines.joined(separator: "\n"))")
        #expect(labelled.dropLast().allSatisfy { lines[$0].contains("⠁") })
        #expect(!lines.joined().contains { "⠂⠄⡀".contains($0) })
        #expect(Set(zip(labelled, labelled.dropFirst()).map { $1 - $0 }).count == 1)
    }
}
