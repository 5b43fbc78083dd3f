import Charts
import ClinicModel
import SwiftUI

/// How values went, at a glance: a line without axes and, behind it, what is usual. Nothing where there is one value.
struct SeriesSparkline: View {
    let series: ResultSeries

    var body: some View {
        if let lines = drawn {
            Chart {
                ForEach(lines) { line in
                    ForEach(line.points) { point in
                        LineMark(x: .value("Date", point.date), y: .value("Value", point.value.value))
                            .foregroundStyle(by: .value("Part", line.title))
                    }
                }
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .chartYScale(domain: domain(of: lines))
            .chartLegend(.hidden)
            .frame(height: 32)
            // The row says it in words, and the scene that it leads to in numbers.
            .accessibilityHidden(true)
        }
    }

    /// From the least value that is drawn to the most; nil where nothing is, or where all are the same.
    var range: QuantityRange? {
        let values = (drawn ?? []).flatMap(\.points).map(\.value)
        guard let low = values.min(by: { $0.value < $1.value }), let high = values.max(by: { $0.value < $1.value }),
            low.value < high.value
        else { return nil }
        return QuantityRange(
            low: Quantity(value: low, unit: series.unit), high: Quantity(value: high, unit: series.unit))
    }

    private var drawn: [ResultSeries.Line]? {
        let lines = series.lines.filter { $0.points.count > 1 }
        return lines.isEmpty ? nil : lines
    }

    private func domain(of lines: [ResultSeries.Line]) -> ClosedRange<Double> {
        let values = lines.flatMap(\.points).map(\.value.value)
        guard let low = values.min(), let high = values.max(), low < high else {
            return (values.first ?? 0) - 1...(values.first ?? 0) + 1
        }
        return low...high
    }
}
