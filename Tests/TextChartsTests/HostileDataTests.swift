import Charts
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct HostileDataTests {
    private func line(_ values: [Double], columns: Int = 40, rows: Int = 10) -> String {
        draw(columns: columns, rows: rows) {
            Chart(Array(values.enumerated()), id: \.offset) { index, value in
                LineMark(x: .value("Index", index), y: .value("Value", value))
            }
        }
    }

    @Test func `what is no number is a gap in a line`() {
        let whole = line([1, 2, 3, 4, 5])
        let gap = line([1, 2, .nan, 4, 5])
        func dots(_ text: String) -> Int { text.unicodeScalars.filter { 0x2801...0x28FF ~= $0.value }.count }
        #expect(gap != whole)
        #expect(dots(gap) < dots(whole))
        #expect(gap.contains("4 "))
    }

    @Test func `infinite values move no scale`() {
        #expect(line([1, 2, .infinity, 2, 1]).contains("2 "))
        #expect(!line([1, -.infinity, 2]).contains("∞"))
    }

    @Test func `a chart without data says so and draws its axes`() {
        let host = host(columns: 40, rows: 8) {
            Chart([Reading]()) { LineMark(x: .value("Day", $0.date), y: .value("Value", $0.value)) }
        }
        #expect(host.frame.elements.first?.value == "No data")
        #expect(host.frame.text.contains("─"))
    }

    @Test(arguments: [0, 5, -5, 1e300, -1e300, 1e-300, 1.7976931348623157e308])
    func `one value is drawn, whatever it is`(value: Double) {
        let text = draw(columns: 40, rows: 10) {
            Chart { PointMark(x: .value("X", value), y: .value("Y", value)) }
        }
        #expect(text.contains("●"), "\(text)")
    }

    @Test func `greatest and least numbers share a scale`() {
        let text = line([-Double.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude])
        #expect(text.unicodeScalars.contains { 0x2801...0x28FF ~= $0.value })
    }

    @Test func `numbers that hardly differ are told apart or drawn as one`() {
        #expect(line([1e16, 1e16 + 2]).unicodeScalars.contains { 0x2801...0x28FF ~= $0.value })
    }

    @Test func `every chart fits every size`() {
        for (name, view) in Gallery.all {
            for columns in [1, 2, 5, 11, 17, 23, 31] {
                for rows in [1, 2, 3, 5, 8] {
                    let text = draw(columns: columns, rows: rows) { view }
                    let lines = text.components(separatedBy: "\n")
                    #expect(lines.count <= rows, "\(name) \(columns)×\(rows)")
                }
            }
        }
    }

    @Test func `labels below a chart never touch`() {
        let names = ["January", "February", "March", "April", "May", "June", "July", "August", "September"]
        for columns in 16...100 {
            let text = draw(columns: columns, rows: 10) {
                Chart(names, id: \.self) { BarMark(x: .value("Month", $0), y: .value("Value", 1)) }
            }
            let lines = text.components(separatedBy: "\n")
            guard let axis = lines.firstIndex(where: { $0.contains("───") }) else { continue }
            let words = lines[(axis + 1)...].flatMap { $0.split(separator: " ") }.map(String.init)
            #expect(!words.isEmpty, "\(columns)")
            for word in words {
                let start = word.hasSuffix("…") ? String(word.dropLast()) : word
                #expect(
                    names.contains { word == $0 || (word.hasSuffix("…") && $0.hasPrefix(start)) }, "\(columns): \(text)"
                )
            }
        }
    }

    @Test func `letters that steer a terminal are not written`() {
        let host = host(columns: 40, rows: 10) {
            Chart { BarMark(x: .value("X\u{1B}[31m", "a\u{1B}]0;b\u{07}"), y: .value("Y", 1)) }
        }
        #expect(!host.frame.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!host.frame.elements.contains { $0.label.unicodeScalars.contains { $0.value < 0x20 } })
    }

    @Test(.timeLimit(.minutes(1))) func `many values are drawn in time`() {
        let values = (0..<20_000).map { sin(Double($0) / 100) }
        #expect(line(values, columns: 80, rows: 20).contains("1"))
    }

    @Test(arguments: [CGFloat.infinity, -.infinity, .nan, 1e300, -1e300])
    func `lengths that are none leave a chart standing`(length: CGFloat) {
        let text = draw(columns: 40, rows: 10) {
            Chart {
                BarMark(x: .value("X", "a"), y: .value("Y", 1), width: .fixed(length)).offset(x: length, y: length)
                    .annotation(position: .top, spacing: length) { Text("note") }
                BarMark(x: .value("X", "b"), y: .value("Y", 1), width: .ratio(length))
                PointMark(x: .value("X", "c"), y: .value("Y", 1)).symbolSize(length).opacity(length)
                LineMark(x: .value("X", "a"), y: .value("Y", 1)).lineStyle(StrokeStyle(dash: [length, 1]))
                LineMark(x: .value("X", "c"), y: .value("Y", 0.5))
            }
            .chartXScale(range: .plotDimension(padding: length))
        }
        #expect(text.contains("─"))
    }

    @Test func `dates without end share a scale`() {
        let text = draw(columns: 60, rows: 8) {
            Chart([Date.distantPast, Date(timeIntervalSince1970: 0), .distantFuture], id: \.self) { date in
                PointMark(x: .value("Date", date), y: .value("Y", 1))
            }
        }
        #expect(text.filter { $0 == "●" }.count == 3, "\(text)")
    }

    @Test func `domains without length or end are drawn`() {
        for domain in [5.0...5, 0...Double.infinity, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude] {
            let text = draw(columns: 40, rows: 8) {
                Chart { BarMark(x: .value("X", "a"), y: .value("Y", 5)) }.chartYScale(domain: domain)
            }
            #expect(text.contains("a"), "\(domain)")
        }
    }
}
