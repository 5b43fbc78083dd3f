import Charts
import Foundation
import SwiftUI
import Testing
import TextUICore

@MainActor @Suite struct BarTests {
    /// The rows of the plot, without axes.
    private func plot<C: ChartContent>(
        columns: Int, rows: Int, domain: ClosedRange<Double>, @ChartContentBuilder _ content: @escaping () -> C
    ) -> [String] {
        draw(columns: columns, rows: rows) {
            Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: domain)
                .chartLegend(.hidden)
        }
        .components(separatedBy: "\n").map { $0.replacing(/\ +$/, with: "") }
    }

    @Test func `a bar is as high as its value, to an eighth of a row`() {
        let rows = plot(columns: 4, rows: 4, domain: 0...4) { BarMark(x: .value("X", "a"), y: .value("Y", 2.5)) }
        #expect(rows == ["", "▄▄▄", "███", "███"])
        let eighth = plot(columns: 4, rows: 4, domain: 0...4) { BarMark(x: .value("X", "a"), y: .value("Y", 1.125)) }
        #expect(eighth == ["", "", "▁▁▁", "███"])
    }

    @Test func `parts at one place stand on each other, and what is below zero hangs`() {
        let rows = plot(columns: 4, rows: 6, domain: -2...4) {
            BarMark(x: .value("X", "a"), y: .value("Y", 2)).foregroundStyle(by: .value("S", "one"))
            BarMark(x: .value("X", "a"), y: .value("Y", -1)).foregroundStyle(by: .value("S", "two"))
            BarMark(x: .value("X", "a"), y: .value("Y", 1.5)).foregroundStyle(by: .value("S", "three"))
        }
        #expect(rows == ["▄▄▄", "░░░", "███", "███", "▒▒▒⠉"])
    }

    @Test func `groups stand beside each other`() {
        let rows = plot(columns: 8, rows: 3, domain: -1...2) {
            BarMark(x: .value("X", "a"), y: .value("Y", 2)).position(by: .value("S", "one"))
            BarMark(x: .value("X", "a"), y: .value("Y", -1)).position(by: .value("S", "two"))
        }
        #expect(rows == [" ███", " ███", "⠉⠉⠉⠉███⠉"])
    }

    @Test func `shares of a whole fill the scale`() {
        let rows = plot(columns: 4, rows: 4, domain: 0...1) {
            BarMark(x: .value("X", "a"), y: .value("Y", 30), stacking: .normalized)
                .foregroundStyle(by: .value("S", "one"))
            BarMark(x: .value("X", "a"), y: .value("Y", 10), stacking: .normalized)
                .foregroundStyle(by: .value("S", "two"))
        }
        #expect(rows == ["▒▒▒", "███", "███", "███"])
    }

    @Test func `bars without a common stack cover each other`() {
        let rows = plot(columns: 4, rows: 2, domain: 0...2) {
            BarMark(x: .value("X", "a"), y: .value("Y", 2), stacking: .unstacked)
                .foregroundStyle(by: .value("S", "one"))
            BarMark(x: .value("X", "a"), y: .value("Y", 1), stacking: .unstacked)
                .foregroundStyle(by: .value("S", "two"))
        }
        #expect(rows == ["███", "▒▒▒"])
    }

    @Test func `a bar that lies ends to an eighth of a column`() {
        let text = draw(columns: 8, rows: 2) {
            Chart {
                BarMark(x: .value("X", 4.5), y: .value("Y", "a"))
                BarMark(x: .value("X", 8), y: .value("Y", "b"))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...8)
        }
        #expect(text.components(separatedBy: "\n").map { $0.replacing(/\ +$/, with: "") } == ["████▌", "████████"])
    }

    @Test func `a day of 23 hours has a bar as wide as the others`() {
        let newYork = TimeZone(identifier: "America/New_York")!
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = newYork
        let text = draw(columns: 40, rows: 6, timeZone: newYork) {
            Chart(6...10, id: \.self) { day in
                BarMark(
                    x: .value(
                        "Day", calendar.date(from: DateComponents(year: 2026, month: 3, day: day, hour: 12))!,
                        unit: .day), y: .value("Steps", 10))
            }
        }
        let bar = text.components(separatedBy: "\n").first { $0.contains("█") } ?? ""
        let widths = bar.split(whereSeparator: { $0 != "█" }).map(\.count)
        #expect(widths.count == 5 && Set(widths).count == 1, "\(text)")
        #expect(text.contains("Mar 7"), "\(text)")
    }

    @Test func `of a group without room, the ends are shown`() {
        let text = draw(columns: 10, rows: 2) {
            Chart {
                ForEach(["a", "b"], id: \.self) { name in
                    BarMark(x: .value("X", 2), y: .value("Y", name)).foregroundStyle(by: .value("S", "one"))
                        .position(by: .value("S", "one"))
                    BarMark(x: .value("X", 6), y: .value("Y", name)).foregroundStyle(by: .value("S", "two"))
                        .position(by: .value("S", "two"))
                }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).chartXScale(domain: 0...10)
        }
        #expect(text.components(separatedBy: "\n").map { $0.replacing(/\ +$/, with: "") } == ["  █   ▒", "  █   ▒"])
    }

    @Test func `parts of one bar need no axis beside them`() {
        let text = draw(columns: 24, rows: 5) {
            Chart {
                BarMark(x: .value("Size", 30)).foregroundStyle(by: .value("Kind", "Photos"))
                BarMark(x: .value("Size", 10)).foregroundStyle(by: .value("Kind", "Mail"))
            }
            .chartLegend(.hidden)
        }
        #expect(text.contains("██████████████████▒▒▒▒▒▒"))
        #expect(!text.contains("│") && !text.contains("0.5"))
    }

    @Test func `the opacity of a colour is the density of what is filled`() {
        struct Heat: View {
            let opacities: [Double]

            var body: some View {
                Chart {
                    ForEach(opacities, id: \.self) { opacity in
                        RectangleMark(x: .value("X", "\(opacity)"), y: .value("Y", "a"))
                            .foregroundStyle(Color.green.opacity(opacity))
                    }
                }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
            }
        }
        let opacities = [0.2, 0.5, 0.7, 1]
        let host = SceneHost(columns: 16, rows: 1, style: .screen) { Heat(opacities: opacities) }
        #expect(host.frame.lines == ["░░░░▒▒▒▒▓▓▓▓████"])
        let svg = host.frame.svg(title: "Heat")
        #expect(opacities.dropLast().allSatisfy { svg.contains("opacity=\"\($0)\"") })
    }

    @Test func `words on a bar stand on its colour`() throws {
        let host = SceneHost(columns: 16, rows: 1, style: .screen) {
            Chart {
                BarMark(x: .value("X", 1), y: .value("Y", "a"))
                    .foregroundStyle(.red).annotation(position: .overlay) { Text("12") }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        let place = try #require(host.frame.lines.first?.firstRange(of: "12"))
        let column = host.frame.lines[0].distance(from: host.frame.lines[0].startIndex, to: place.lowerBound)
        #expect(host.frame.buffer[column, 0].style.background == .red)
        #expect(host.frame.buffer[column - 1, 0].glyph == Glyph("█"))
    }
}
