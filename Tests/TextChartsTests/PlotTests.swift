import Charts
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct PlotTests {
    private struct Sale: Identifiable {
        let id: Int
        let month: String
        let amount: Double
        let shop: String
    }

    private static let sales = [
        Sale(id: 1, month: "Jan", amount: 3, shop: "North"), Sale(id: 2, month: "Feb", amount: 5, shop: "North"),
        Sale(id: 3, month: "Jan", amount: 2, shop: "South"), Sale(id: 4, month: "Feb", amount: 4, shop: "South"),
    ]

    @Test(arguments: ["Lines", "Level", "Pie"])
    func `a chart is the same from right to left`(name: String) throws {
        let view = try #require(Gallery.all.first { $0.name == name }?.view)
        let mirrored = draw(columns: 64, rows: 13) { view.environment(\.layoutDirection, .rightToLeft) }
        #expect(mirrored == draw(columns: 64, rows: 13) { view })
    }

    @Test func `plots of a collection are the charts of its marks`() {
        let marks = SceneHost(columns: 50, rows: 16) {
            Chart(Self.sales) {
                BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
                    .foregroundStyle(by: .value("Shop", $0.shop))
            }
        }
        let plot = SceneHost(columns: 50, rows: 16) {
            Chart {
                BarPlot(Self.sales, x: .value("Month", \.month), y: .value("Amount", \.amount))
                    .foregroundStyle(by: .value("Shop", \.shop))
            }
        }
        #expect(plot.frame.text == marks.frame.text)
        #expect(plot.frame.text.contains("North"))
    }

    @Test func `where colours are seen, they alone tell series apart`() {
        struct Sales: View {
            var body: some View {
                Chart(PlotTests.sales) { sale in
                    BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                        .foregroundStyle(by: .value("Shop", sale.shop))
                }
            }
        }
        let host = SceneHost(columns: 50, rows: 16) { Sales() }
        #expect(host.frame.text.contains("▒▒"))
        host.show(inColors: true)
        #expect(!host.frame.text.contains("▒") && host.frame.text.contains("██ South"))
    }

    @Test func `the title of the axis below has a line of its own, above the legend`() {
        let host = SceneHost(columns: 40, rows: 15) {
            Chart(Self.sales) {
                PointMark(x: .value("Number", $0.id), y: .value("Amount", $0.amount))
                    .foregroundStyle(by: .value("Shop", $0.shop))
            }
            .chartXAxisLabel("Number of the sale")
        }
        let lines = host.frame.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let title = lines.firstIndex(of: "Number of the sale")
        let legend = lines.firstIndex { $0.contains("North") && $0.contains("South") }
        #expect(title != nil && legend == title.map { $0 + 1 }, "\(lines)")
    }

    @Test func `points and lines of a collection, too`() {
        let marks = SceneHost(columns: 50, rows: 16) {
            Chart(Self.sales) {
                LineMark(x: .value("Number", $0.id), y: .value("Amount", $0.amount))
                PointMark(x: .value("Number", $0.id), y: .value("Amount", $0.amount))
            }
        }
        let plot = SceneHost(columns: 50, rows: 16) {
            Chart {
                LinePlot(Self.sales, x: .value("Number", \.id), y: .value("Amount", \.amount))
                PointPlot(Self.sales, x: .value("Number", \.id), y: .value("Amount", \.amount))
            }
        }
        #expect(plot.frame.text == marks.frame.text)
    }

    @Test func `a function is drawn over its domain, and stops where it has no value`() {
        func dots(_ function: @escaping (Double) -> Double) -> Int {
            let host = SceneHost(columns: 60, rows: 16) {
                Chart { LinePlot(x: "x", y: "y", domain: -1...4, function: function) }
                    .chartXScale(domain: -1...4).chartYScale(domain: 0...2)
            }
            return host.frame.text.count { ("\u{2801}"..."\u{28FF}").contains($0) }
        }
        let empty = dots { _ in .nan }
        let whole = dots { abs($0).squareRoot() }
        let root = dots { $0.squareRoot() }
        #expect(empty < root && root < whole)
    }

    @Test func `a range is chosen by its ends`() async throws {
        struct Chooser: View {
            @State private var range: ClosedRange<Int>?

            var body: some View {
                VStack {
                    Text(range.map { "from \($0.lowerBound) to \($0.upperBound)" } ?? "nothing")
                    Chart(PlotTests.sales) { PointMark(x: .value("Number", $0.id), y: .value("Amount", $0.amount)) }
                        .chartXSelection(range: $range)
                }
            }
        }
        let host = SceneHost(columns: 60, rows: 24) { Chooser() }
        try await host.set("Number from", to: "2")
        #expect(host.frame.text.contains("from 2 to 2"))
        try await host.set("Number to", to: "4")
        #expect(host.frame.text.contains("from 2 to 4"))
        try await host.set("Number to", to: "1")
        #expect(host.frame.text.contains("from 1 to 2"))
    }
}
