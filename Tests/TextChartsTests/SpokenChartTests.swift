import Charts
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct SpokenChartTests {
    private func said(_ host: SceneHost) -> [String] {
        host.frame.elements.map { "\($0.role.rawValue): \($0.label)" + ($0.value.map { " = \($0)" } ?? "") }
    }

    @Test func `a chart is told as a table of its series`() {
        #expect(
            said(host(style: .plain) { Gallery.grouped }).prefix(3) == [
                "image: Chart of Amount by Month = Apples, Pears, Plums; 6 rows",
                "row: Jan = Apples 120, Pears 80, Plums 40",
                "row: Feb = Apples 180, Pears 60, Plums 55",
            ])
    }

    @Test func `one series is told by the name of its values`() {
        #expect(said(host(style: .plain) { Gallery.level })[1] == "row: Cardiology = Visits 42")
    }

    @Test func `dates are told as their unit is`() {
        #expect(said(host(style: .plain) { Gallery.days })[1] == "row: Mar 20, 2026 = Steps 4,000")
    }

    @Test func `sectors are told with their shares`() {
        #expect(said(host(style: .plain) { Gallery.pie })[1] == "row: Cardiology = 42 (43%)")
    }

    @Test func `a mark says what it is told to say, or nothing`() {
        let host = host(style: .plain) {
            Chart {
                BarMark(x: .value("X", "a"), y: .value("Y", 1)).accessibilityLabel("First").accessibilityValue("one")
                BarMark(x: .value("X", "b"), y: .value("Y", 2)).accessibilityHidden(true)
            }
        }
        #expect(said(host).dropFirst() == ["row: First = one"])
    }

    @Test func `a rule is told by its name`() {
        let rows = said(host(style: .plain) { Gallery.rules })
        #expect(rows.contains("row: Goal = 120"))
    }

    @Test func `of very many values the first are told, and how many there are`() {
        let host = host(style: .plain) {
            Chart(0..<600, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
        }
        #expect(said(host).count == 502)
        #expect(said(host).last == "row: 100 more")
    }

    @Test func `the chart's own label holds`() {
        let host = host(style: .plain) { Gallery.bars.accessibilityLabel("Sales of apples") }
        #expect(host.frame.elements.first?.label == "Sales of apples")
    }
}
