/// A value within bounds, as SwiftUI's `Gauge`. Text shows a bar with a percentage, under the label and between the
/// labels of the bounds.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel?
    let ends: (low: BoundsLabel, high: BoundsLabel)?
    let marks: MarkedValueLabels?
    @Environment(\.gaugeStyle) private var style

    init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel? = nil,
        ends: (low: BoundsLabel, high: BoundsLabel)? = nil, marks: MarkedValueLabels? = nil
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        fraction = length > 0 ? max(0, min(1, Double((value - bounds.lowerBound) / length))) : 0
        self.label = label
        currentValueLabel = current
        self.ends = ends
        self.marks = marks
    }

    /// The gauge in its style; a bar under the label without one.
    @MainActor
    public var body: some View {
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(view: AnyView(label)),
            currentValueLabel: currentValueLabel.map { .init(view: AnyView($0)) },
            minimumValueLabel: ends.map { .init(view: AnyView($0.low)) },
            maximumValueLabel: ends.map { .init(view: AnyView($0.high)) },
            markedValueLabels: marks.map { .init(view: AnyView($0)) })
        if let style { style(configuration) } else { _GaugeRow(configuration: configuration) }
    }
}

extension Gauge {
    /// Creates a gauge with labels for the value, the bounds and further marks. The value is limited to `bounds`.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(),
            ends: (minimumValueLabel(), maximumValueLabel()), marks: markedValueLabels())
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label. The value is limited to `bounds`.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) { self.init(value, bounds, label: label()) }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label and a label of the current value. The value is limited to `bounds`.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value, bounds, label: label(), current: currentValueLabel()) }
}

extension Gauge where BoundsLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) { self.init(value, bounds, label: label(), current: currentValueLabel(), marks: markedValueLabels()) }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for the value and the bounds. The value is limited to `bounds`.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(),
            ends: (minimumValueLabel(), maximumValueLabel()))
    }
}

/// A gauge as text draws it: the label, and below that a bar between the labels of its bounds.
nonisolated public struct _GaugeRow: View {
    let configuration: GaugeStyleConfiguration

    /// The rows of the gauge, read as one progress.
    @MainActor
    public var body: some View {
        VStack(alignment: .leading) {
            HStack {
                configuration.label
                if let value = configuration.currentValueLabel { value.foregroundStyle(.secondary) }
            }
            HStack {
                if let low = configuration.minimumValueLabel { low.foregroundStyle(.secondary) }
                _ProgressBar(fraction: configuration.value)
                if let high = configuration.maximumValueLabel { high.foregroundStyle(.secondary) }
            }
            if let marks = configuration.markedValueLabels { HStack { marks }.foregroundStyle(.secondary) }
        }
        .modifier(_ProgressSemantics(fraction: configuration.value))
    }
}
