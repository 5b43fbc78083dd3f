import PlainText

/// A type that describes a chart. As SwiftUI's `AXChartDescriptorRepresentable`.
public protocol AXChartDescriptorRepresentable {
    /// Makes the description of the chart, each time that the chart is read.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Brings a description up to date. Text never asks for it: it has the description made anew.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Leaves the description as it is.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Tells the view as a chart: its title with the summary, and a row for each place along the horizontal axis. The
    /// rows take the place of the view's own pictures and rows; other words and controls of it stay.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        let chart = Unchecked(value: representable)
        return semantics { elements, frame, environment in
            let told = DescribedChart(chart.value.makeChartDescriptor(), in: environment.locale).elements
                .map { $0.semantics(in: frame, environment) }
            let isTold = { (element: SemanticElement) in
                !element.isActionable && (element.role == .image || element.role == .row)
            }
            let place = elements.firstIndex(where: isTold) ?? elements.count
            return elements[..<place].filter { !isTold($0) } + told + elements[place...].filter { !isTold($0) }
        }
    }
}

/// The words of a described chart.
private struct DescribedChart {
    private let chart: AXChartDescriptor
    private let locale: Locale

    init(_ chart: AXChartDescriptor, in locale: Locale) {
        self.chart = chart
        self.locale = locale
    }

    @MainActor
    var elements: [DrawnElement] {
        let rows = rows
        return DrawnElement.table(
            label: chart.title.map { printable($0) } ?? LocalizedStringKey("Chart").own,
            value: chart.summary.map { printable($0) }, rows: rows, count: rows.count)
    }

    private enum Place: Hashable {
        case number(Double)
        case category(String)

        init(_ value: AXDataPointValue) {
            self = value.category.map { .category($0) } ?? .number(value.number)
        }
    }

    /// In the order of the categories, or that in which the series name the places first.
    private var rows: [(label: String, value: String)] {
        var places: [Place] = []
        var values: [Place: [String]] = [:]
        var labels: [Place: String] = [:]
        for category in (chart.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? [] {
            let place = Place.category(category)
            if labels.updateValue(printable(category), forKey: place) == nil { places.append(place) }
        }
        for series in chart.series {
            for point in series.dataPoints {
                let place = Place(point.xValue)
                if labels[place] == nil {
                    places.append(place)
                    labels[place] = words(of: point.xValue, on: chart.xAxis)
                }
                values[place, default: []].append(words(of: point, in: series))
            }
        }
        return places.compactMap { place in
            values[place].map { (labels[place] ?? "", $0.joined(separator: ", ")) }
        }
    }

    private func words(of point: AXDataPoint, in series: AXDataSeriesDescriptor) -> String {
        var words = point.yValue.map { [self.words(of: $0, on: chart.yAxis)] } ?? []
        for (value, axis) in zip(point.additionalValues, chart.additionalAxes ?? []) {
            words.append("\(printable(axis.title)) \(self.words(of: value, on: axis))")
        }
        if let label = point.label { words.append(printable(label)) }
        if chart.series.count > 1, let name = series.name {
            words = ["\(printable(name)) \(words.joined(separator: ", "))"]
        }
        return words.joined(separator: ", ")
    }

    private func words(of value: AXDataPointValue, on axis: (any AXDataAxisDescriptor)?) -> String {
        if let category = value.category { return printable(category) }
        let axis = axis as? AXNumericDataAxisDescriptor
        return printable(axis?.valueDescriptionProvider(value.number) ?? value.number.formatted(.number.locale(locale)))
    }
}
