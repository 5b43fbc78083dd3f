extension Stepper where Label == Text {
    /// Creates a stepper for a value without bounds, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: Text(title), value: value, bounds: nil, step: step, editing: onEditingChanged) }

    /// Creates a stepper with actions of its own, titled by a string, shown as it is. A nil action disables that
    /// direction.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
}

extension Stepper {
    @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
    /// Creates a stepper for a value in bounds, with its label as the last argument.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), value: value, bounds: bounds, step: step, editing: onEditingChanged) }

    @available(*, deprecated, renamed: "init(label:onIncrement:onDecrement:onEditingChanged:)")
    /// Creates a stepper with actions of its own, with its label as the last argument.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    @available(*, deprecated, renamed: "init(value:step:label:onEditingChanged:)")
    /// Creates a stepper for a value without bounds, with its label as the last argument.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) { self.init(label: label(), value: value, bounds: nil, step: step, editing: onEditingChanged) }
}
