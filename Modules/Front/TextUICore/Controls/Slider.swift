/// A control that chooses a number on a scale, as SwiftUI's `Slider`. The scale is ten columns wide with the value
/// after it and the bounds' labels behind that; an arrow moves it by a step, or by a twentieth of the range. A number
/// typed outside the bounds is refused.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    let scale: _Scale<Label>
    var ends: (low: ValueLabel, high: ValueLabel)?

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, label: Label,
        ends: (low: ValueLabel, high: ValueLabel)? = nil, editing: @escaping (Bool) -> Void = { _ in }
    ) {
        scale = _Scale(value, bounds, step, label: label, editing: editing)
        self.ends = ends
    }

    /// The scale, and the labels of its bounds behind it.
    @MainActor
    public var body: some View {
        if let ends {
            HStack {
                scale
                HStack(spacing: 1) {
                    ends.low
                    Text(verbatim: "–").accessibilityHidden(true)
                    ends.high
                }
                .foregroundStyle(.secondary)
            }
        } else {
            scale
        }
    }
}

/// The scale of a slider as a control.
nonisolated public struct _Scale<Label: View>: View, ControlView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let label: Label
    let value: () -> Double
    let set: (Double) throws -> Void
    let bounds: ClosedRange<Double>
    let step: Double?

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, label: Label, editing: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.value = { Double(value.wrappedValue) }
        self.step = step.map { Double($0) }
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        set = { number in
            guard (Double(bounds.lowerBound)...Double(bounds.upperBound)).contains(number) else {
                let (least, most) = ("\(bounds.lowerBound)", "\(bounds.upperBound)")
                throw ControlError("\(String(number)) is not between \(least) and \(most)")
            }
            var new = V(number)
            if let step, step > 0 {
                new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step
            }
            editing(true)
            value.wrappedValue = new
            editing(false)
        }
    }

    @MainActor
    package func label(in environment: EnvironmentValues) -> Label { label }

    @MainActor
    package func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.slider)
        let value = value()
        state.value = value.formatted(.number.precision(.fractionLength(0...2)).locale(node.environment.locale))
        let share =
            bounds.upperBound > bounds.lowerBound
            ? (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound) : 0
        state.form = ValueForm(
            .number, "\(value)", least: "\(bounds.lowerBound)", most: "\(bounds.upperBound)",
            step: step.map { "\($0)" })
        let full = Int((max(0, min(1, share)) * 10).rounded())
        state.shownValue =
            String(repeating: "━", count: full) + "●" + String(repeating: "─", count: 10 - full)
            + " \(state.value ?? "")"
        let set = set
        state.set = { text in
            guard let number = Double(text) else { throw ControlError("\(text.quoted) is not a number") }
            try set(number)
        }
        let (bounds, step) = (bounds, step)
        state.adjust = { steps in
            let share = step ?? (bounds.upperBound - bounds.lowerBound) / 20
            try? set(max(bounds.lowerBound, min(bounds.upperBound, value + share * Double(steps))))
        }
        state.allowTyping()
        return state
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}
