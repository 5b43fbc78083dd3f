import Charts
import SwiftUI
import Testing

@MainActor @Suite struct MaskTests {
    private struct Reading: Identifiable {
        let id: Int
        let value: Double
    }

    private let readings = [Reading(id: 0, value: 2), Reading(id: 1, value: 9), Reading(id: 2, value: 3)]

    private var bands: some View {
        Chart {
            Plot {
                RectangleMark(
                    xStart: .value("X", 0), xEnd: .value("X", 2), yStart: .value("Y", 0), yEnd: .value("Y", 5)
                )
                .foregroundStyle(.green)
                RectangleMark(
                    xStart: .value("X", 0), xEnd: .value("X", 2), yStart: .value("Y", 5), yEnd: .value("Y", 10)
                )
                .foregroundStyle(.red)
            }
            .mask {
                ForEach(readings) { LineMark(x: .value("X", $0.id), y: .value("Y", $0.value)) }
            }
        }
        .frame(width: 320, height: 160)
    }

    @Test func `a mask's signs have the colours of what is seen through them`() throws {
        let host = SceneHost(columns: 40, rows: 10, style: .screen) { bands }
        let plain = SceneHost(columns: 40, rows: 10, style: .screen) {
            Chart(readings) { LineMark(x: .value("X", $0.id), y: .value("Y", $0.value)) }
                .chartYScale(domain: 0...10)
                .frame(width: 320, height: 160)
        }
        let dots = { (lines: [String]) in
            lines.map { String($0.map { ("\u{2801}"..."\u{28FF}").contains($0) ? "x" : " " }) }
        }
        #expect(!dots(plain.frame.lines).joined().allSatisfy { $0 == " " })
        #expect(dots(host.frame.lines) == dots(plain.frame.lines))
        let svg = host.frame.svg()
        #expect(svg.contains("clip-path"))
    }

    @Test func `a mask without marks shows nothing`() {
        let host = SceneHost(columns: 40, rows: 10, style: .screen) {
            Chart {
                BarMark(x: .value("X", "a"), y: .value("Y", 3)).mask {
                    if readings.isEmpty { RuleMark(y: .value("Y", 1)) }
                }
            }
        }
        #expect(!host.frame.lines.joined().contains("█"))
    }

    private func lines<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> [String] {
        let content = content()
        return SceneHost(columns: 40, rows: 10, style: .screen) {
            Chart { content }.chartXScale(domain: 0...2).chartYScale(domain: 0...10).chartXAxis(.hidden)
                .chartYAxis(.hidden)
        }
        .frame.lines
    }

    private func isDot(_ sign: Character) -> Bool { ("\u{2801}"..."\u{28FF}").contains(sign) }

    @Test func `a line is seen where the area that masks it is`() {
        let line = ForEach(readings) { LineMark(x: .value("X", $0.id), y: .value("Y", $0.value)) }
        let whole = lines { line }
        let half = lines {
            line.mask {
                RectangleMark(
                    xStart: .value("X", 0), xEnd: .value("X", 1), yStart: .value("Y", 0), yEnd: .value("Y", 10))
            }
        }
        for (half, whole) in zip(half, whole) {
            let seen = whole.prefix(19) + String(repeating: " ", count: max(0, 19 - whole.count))
            #expect(half.prefix(19) + String(repeating: " ", count: max(0, 19 - half.count)) == seen)
            #expect(half.dropFirst(21).allSatisfy { $0 == " " })
        }
        #expect(half.joined().contains(where: isDot) && !half.joined().contains("█"))
    }

    @Test func `masks with modifiers around them stay apart, and beside the same marks without one`() {
        func band(_ start: Double, _ end: Double) -> some ChartContent {
            RectangleMark(
                xStart: .value("X", start), xEnd: .value("X", end), yStart: .value("Y", 0), yEnd: .value("Y", 10))
        }
        let apart = lines {
            Plot { band(0, 0.5) }.mask { band(0, 2) }.foregroundStyle(.red)
            Plot { band(1.5, 2) }.mask { band(1, 2) }.opacity(0.9)
        }
        #expect(
            apart[4].prefix(9).allSatisfy { $0 == "█" } && apart[4].dropFirst(12).prefix(14).allSatisfy { $0 == " " })
        let line = ForEach(readings) { LineMark(x: .value("X", $0.id), y: .value("Y", $0.value)) }
        #expect(
            lines {
                line
                line.mask { band(0, 2) }
            } == lines { line })
    }

    @Test func `stacks are of what is seen alike`() {
        let host = SceneHost(columns: 40, rows: 12, style: .screen) {
            Chart {
                BarMark(x: .value("X", "a"), y: .value("Y", 4)).mask { BarMark(x: .value("X", "a"), y: .value("Y", 2)) }
            }
        }
        let text = host.frame.lines.joined(separator: "\n")
        #expect(text.contains("4") && !text.contains("6") && text.contains("█"))
    }

    @Test func `a border of a shape is a hollow sign`() {
        let host = SceneHost(columns: 40, rows: 10, style: .screen) {
            Chart(readings) {
                LineMark(x: .value("X", $0.id), y: .value("Y", $0.value))
                    .symbol(Circle().strokeBorder(lineWidth: 2))
            }
        }
        #expect(host.frame.lines.joined().filter { $0 == "○" }.count == 3)
        let squares = SceneHost(columns: 40, rows: 10, style: .screen) {
            Chart(readings) { PointMark(x: .value("X", $0.id), y: .value("Y", $0.value)).symbol(Rectangle()) }
        }
        #expect(squares.frame.lines.joined().filter { $0 == "■" }.count == 3)
    }

    private struct Slash: ChartSymbolShape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX + 4, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX - 4, y: rect.minY))
                path.closeSubpath()
            }
        }
    }

    private func points(_ area: CGFloat) -> String {
        SceneHost(columns: 40, rows: 10, style: .screen) {
            Chart { PointMark(x: .value("X", "a"), y: .value("Y", 3)).symbol(Slash()).symbolSize(area) }
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
        }
        .frame.lines.joined()
    }

    @Test func `a shape of one's own is drawn in the dots that it covers, and as a sign where it is small`() {
        let large = points(30 * 30)
        #expect(!large.contains("●"))
        #expect(large.filter { ("\u{2801}"..."\u{28FF}").contains($0) }.count > 1)
        #expect(points(4).contains("·"))
        #expect(points(0).allSatisfy { $0 == " " })
        #expect(points(.nan).allSatisfy { $0 == " " })
        #expect(points(.infinity).contains("●"))
        #expect(points(1e9).contains(where: isDot))
    }

    @Test func `of very many points those of no area are not drawn`() {
        let text = lines {
            ForEach(0..<400) { index in
                PointMark(x: .value("X", Double(index) / 200), y: .value("Y", 5)).symbolSize(index == 7 ? 60 : 0)
            }
        }
        #expect(text.joined().filter { $0 != " " }.count == 1)
    }

    @Test func `a line has signs of one's own shape`() {
        let text = lines {
            ForEach(readings) {
                LineMark(x: .value("X", $0.id), y: .value("Y", $0.value)).symbol(Slash()).symbolSize(900)
            }
        }
        let plain = lines { ForEach(readings) { LineMark(x: .value("X", $0.id), y: .value("Y", $0.value)) } }
        #expect(text.joined().filter(isDot).count > plain.joined().filter(isDot).count)
    }

    @Test func `ways of a line are told apart by their words`() {
        let methods: [InterpolationMethod] = [
            .linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd,
        ]
        #expect(Set(methods.map(\.description)).count == methods.count)
    }
}
