import Charts
import ClinicModel
import SwiftUI

/// Values over time, before a band of what is usual; where there are several parts, each is a line of its own, and rules
/// are the limits of what is usual.
struct SeriesChart: View {
    let series: ResultSeries

    var body: some View {
        let lines = series.lines
        Chart {
            if let bounds = lines.first?.bounds(within: domain), lines.count == 1 {
                RectangleMark(yStart: .value("Normal from", bounds.low), yEnd: .value("Normal to", bounds.high))
                    .foregroundStyle(.green.opacity(0.2))
                    .accessibilityHidden(true)
            }
            ForEach(lines.count > 1 ? lines.flatMap(\.limits) : []) { limit in
                RuleMark(y: .value("Normal", limit.value))
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
            }
            ForEach(lines) { line in
                ForEach(line.points) { point in
                    LineMark(x: .value("Date", point.date), y: .value(series.words.localized, point.value.value))
                        .foregroundStyle(by: .value("Part", line.words.localized))
                        .symbol(by: .value("Part", line.words.localized))
                }
            }
        }
        .chartYScale(domain: domain)
        .chartYAxisLabel(series.unit ?? "")
        .chartLegend(lines.count > 1 ? .visible : .hidden)
        .frame(height: 240)
    }

    /// From the least to the most that is shown, and a little around it.
    private var domain: ClosedRange<Double> {
        let lines = series.lines
        var values = lines.flatMap(\.points).map(\.value.value)
        values += lines.flatMap(\.limits).map(\.value)
        guard let low = values.min(), let high = values.max() else { return 0...1 }
        let margin = low < high ? (high - low) / 10 : max(1, abs(low) / 10)
        return low - margin...high + margin
    }
}

extension ResultSeries.Line {
    /// What is usual, as far as it lies within `domain`; nil where nothing is said.
    fileprivate func bounds(within domain: ClosedRange<Double>) -> (low: Double, high: Double)? {
        guard let range = referenceRange, range.low != nil || range.high != nil else { return nil }
        return (
            max(domain.lowerBound, range.low?.value?.value ?? domain.lowerBound),
            min(domain.upperBound, range.high?.value?.value ?? domain.upperBound)
        )
    }
}

extension ResultSeries.Line {
    fileprivate struct Limit: Identifiable {
        let id: String
        let value: Double
    }

    /// The limits of what is usual.
    fileprivate var limits: [Limit] {
        [("low", referenceRange?.low), ("high", referenceRange?.high)].compactMap { name, quantity in
            quantity?.value.map { Limit(id: "\(title) \(name)", value: $0.value) }
        }
    }
}
