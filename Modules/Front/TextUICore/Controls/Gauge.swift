/// A value between two others. As SwiftUI's `Gauge`: a bar with its label and its ends.
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
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) { self.init(value, bounds, label: label()) }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value, bounds, label: label(), current: currentValueLabel()) }
}

extension Gauge where MarkedValueLabels == EmptyView {
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

/// A gauge as the front draws it: its label, and below that a bar between its ends.
nonisolated public struct _GaugeRow: View {
    let configuration: GaugeStyleConfiguration

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
