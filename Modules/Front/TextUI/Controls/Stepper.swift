/// Raises and lowers a value by steps. As SwiftUI's `Stepper`.
nonisolated public struct Stepper<Label: View>: View, ControlView {
    public typealias Body = Never

    let label: Label
    /// What a step does now; nil where there is none further in that direction.
    let increment: () -> (@MainActor () -> Void)?
    let decrement: () -> (@MainActor () -> Void)?
    var value: (() -> String)?
    var set: ((String) throws -> Void)?

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = { onIncrement }
        decrement = { onDecrement }
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), value: value, bounds: nil, step: step)
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), value: value, bounds: bounds, step: step)
    }

    init<V: Strideable>(label: Label, value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride) {
        self.label = label
        func move(_ stride: V.Stride) -> (@MainActor () -> Void)? {
            let next = value.wrappedValue.advanced(by: stride)
            if let bounds, !bounds.contains(next) { return nil }
            let target = Unchecked(value: (binding: value, next: next))
            return { target.value.binding.wrappedValue = target.value.next }
        }
        increment = { move(step) }
        decrement = { move(-step) }
        self.value = { "\(value.wrappedValue)" }
        set = { text in
            guard let parsed = Number.parse(text, like: value.wrappedValue) else {
                throw ControlError(message: "\"\(text)\" is not a number")
            }
            if let bounds, !bounds.contains(parsed) {
                throw ControlError(message: "\(text) is not between \(bounds.lowerBound) and \(bounds.upperBound)")
            }
            value.wrappedValue = parsed
        }
    }

    @MainActor
    func label(in environment: EnvironmentValues) -> Label { label }

    @MainActor
    func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.stepper)
        state.value = value?()
        let set = Unchecked(value: set)
        state.set = { text in
            guard let set = set.value else { throw ControlError(message: "this is moved by Increment and Decrement") }
            try set(text)
        }
        let (increment, decrement) = (Unchecked(value: increment), Unchecked(value: decrement))
        state.adjust = { steps in
            for _ in 0..<min(abs(steps), 100) { (steps > 0 ? increment.value() : decrement.value())?() }
        }
        if self.set != nil { state.allowTyping() }
        if let increment = self.increment() { state.actions.append(RowAction(name: "Increment", perform: increment)) }
        if let decrement = self.decrement() { state.actions.append(RowAction(name: "Decrement", perform: decrement)) }
        return state
    }

    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension Stepper where Label == Text {
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
        self.init(label: Text(titleKey), value: value, bounds: nil, step: step)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        self.init(label: Text(titleKey), value: value, bounds: bounds, step: step)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        self.init(label: Text(title), value: value, bounds: bounds, step: step)
    }

    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?
    ) {
        self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }
}

/// A value on a scale. As SwiftUI's `Slider`.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, ControlView {
    public typealias Body = Never

    let label: Label
    let value: () -> Double
    let set: (Double) throws -> Void
    let bounds: ClosedRange<Double>
    let step: Double?

    init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, label: Label) {
        self.label = label
        self.value = { Double(value.wrappedValue) }
        self.step = step.map { Double($0) }
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        set = { number in
            guard (Double(bounds.lowerBound)...Double(bounds.upperBound)).contains(number) else {
                throw ControlError(message: "\(number) is not between \(bounds.lowerBound) and \(bounds.upperBound)")
            }
            var new = V(number)
            if let step, step > 0 {
                new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step
            }
            value.wrappedValue = new
        }
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where ValueLabel == EmptyView {
        self.init(value, bounds, nil, label: label())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label
    ) where ValueLabel == EmptyView {
        self.init(value, bounds, step, label: label())
    }

    @MainActor
    func label(in environment: EnvironmentValues) -> Label { label }

    @MainActor
    func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.slider)
        let value = value()
        state.value = value.formatted(.number.precision(.fractionLength(0...2)).locale(node.environment.locale))
        let share =
            bounds.upperBound > bounds.lowerBound
            ? (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound) : 0
        let full = Int((max(0, min(1, share)) * 10).rounded())
        state.shownValue =
            String(repeating: "━", count: full) + "●" + String(repeating: "─", count: 10 - full)
            + " \(state.value ?? "")"
        let set = set
        state.set = { text in
            guard let number = Double(text) else { throw ControlError(message: "\"\(text)\" is not a number") }
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

    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
        self.init(value, bounds, nil, label: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V) {
        self.init(value, bounds, step, label: EmptyView())
    }
}

enum Number {
    /// The number that `text` says, of the type of `example`.
    static func parse<V>(_ text: String, like example: V) -> V? {
        if let type = V.self as? any LosslessStringConvertible.Type { return type.init(text) as? V }
        return nil
    }
}
