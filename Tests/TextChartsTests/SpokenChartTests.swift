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

/// A description of two series over three days.
private struct Steps: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
        let days = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Monday", "Tuesday", "Wednesday"])
        let steps = AXNumericDataAxisDescriptor(title: "Steps", range: 0...9000, gridlinePositions: []) {
            "\(Int($0)) steps"
        }
        return AXChartDescriptor(
            title: "Steps of the week", summary: "More than last week", xAxis: days, yAxis: steps,
            additionalAxes: [
                AXNumericDataAxisDescriptor(title: "Rank", range: 1...3, gridlinePositions: []) { "\(Int($0))." }
            ],
            series: [
                AXDataSeriesDescriptor(
                    name: "Ana", isContinuous: false,
                    dataPoints: [
                        .init(x: "Tuesday", y: 4200), .init(x: "Monday", y: 8100, additionalValues: [.number(1)]),
                    ]),
                AXDataSeriesDescriptor(
                    name: "Ben", isContinuous: false, dataPoints: [.init(x: "Monday", y: 300, label: "a day in bed")]),
            ])
    }
}

extension SpokenChartTests {
    @Test func `a described chart is told by its description, whatever draws it`() {
        let told = [
            "image: Steps of the week = More than last week",
            "row: Monday = Ana 8100 steps, Rank 1., Ben 300 steps, a day in bed",
            "row: Tuesday = Ana 4200 steps",
        ]
        #expect(said(host(style: .plain) { Gallery.grouped.accessibilityChartDescriptor(Steps()) }) == told)
        let canvas = host(style: .plain) {
            VStack {
                Text("Steps")
                Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
                }
                Button("More") {}
            }
            .accessibilityChartDescriptor(Steps())
        }
        #expect(said(canvas) == ["text: Steps", "button: More"] + told)
    }

    @Test func `numbers without a name of their own are told by their axis, and only so many`() {
        struct Many: AXChartDescriptorRepresentable {
            func makeChartDescriptor() -> AXChartDescriptor {
                let seconds = AXNumericDataAxisDescriptor(title: "Seconds", range: 0...600, gridlinePositions: []) {
                    "second \(Int($0))"
                }
                let points = (0..<600).map { AXDataPoint(x: Double($0), y: 2.5) }
                return AXChartDescriptor(
                    title: nil, summary: nil, xAxis: seconds, yAxis: nil,
                    series: [AXDataSeriesDescriptor(name: "Heart", isContinuous: true, dataPoints: points)])
            }
        }
        let words = said(host(style: .plain) { Image(systemName: "heart").accessibilityChartDescriptor(Many()) })
        #expect(words.first == "image: Chart" && words[1] == "row: second 0 = 2.5")
        #expect(words.count == 502 && words.last == "row: 100 more")
    }

    @Test func `places that are said alike are rows of their own`() {
        struct Halves: AXChartDescriptorRepresentable {
            func makeChartDescriptor() -> AXChartDescriptor {
                let seconds = AXNumericDataAxisDescriptor(title: "Seconds", range: 0...1, gridlinePositions: []) {
                    "\(Int($0)) s"
                }
                let series = AXDataSeriesDescriptor(
                    name: "A", isContinuous: true, dataPoints: [.init(x: 0.1, y: 1), .init(x: 0.2, y: 2)])
                return AXChartDescriptor(title: "T", summary: nil, xAxis: seconds, yAxis: nil, series: [series])
            }
        }
        let words = said(host(style: .plain) { Text("x").accessibilityChartDescriptor(Halves()) })
        #expect(words == ["text: x", "image: T", "row: 0 s = 1", "row: 0 s = 2"])
    }
}
