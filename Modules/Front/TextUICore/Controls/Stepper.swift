/// A control that raises and lowers a value by steps, as SwiftUI's `Stepper`. The arrows and the further actions
/// Increment and Decrement move it; a number can be typed too.
nonisolated public struct Stepper<Label: View>: View, ControlView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let label: Label
    /// The action of a step now; nil where there is none further in that direction.
    let increment: () -> (() -> Void)?
    let decrement: () -> (() -> Void)?
    var value: (() -> String)?
    var set: ((String) throws -> Void)?
    /// Called with true before a change and false after it.
    var editingChanged: (Bool) -> Void = { _ in }

    /// Creates a stepper with actions of its own, and no value to type. A nil action disables that direction;
    /// `onEditingChanged` gets true before and false after each change.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = { onIncrement }
        decrement = { onDecrement }
        editingChanged = onEditingChanged
    }

    /// Creates a stepper for a value without bounds, with a view as its label.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), value: value, bounds: nil, step: step, editing: onEditingChanged)
    }

    /// Creates a stepper for a value in bounds, with a view as its label. A number typed outside the bounds is refused.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), value: value, bounds: bounds, step: step, editing: onEditingChanged)
    }

    init<V: Strideable>(
        label: Label, value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride,
        editing: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label
        editingChanged = editing
        func move(_ stride: V.Stride) -> (() -> Void)? {
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
                throw ControlError("\(text.quoted) is not a number")
            }
            if let bounds, !bounds.contains(parsed) {
                throw ControlError("\(text) is not between \(bounds.lowerBound) and \(bounds.upperBound)")
            }
            value.wrappedValue = parsed
        }
    }

    @MainActor
    package func label(in environment: EnvironmentValues) -> Label { label }

    @MainActor
    package func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.stepper)
        state.value = value?()
        let editing = Unchecked(value: editingChanged)
        let set = Unchecked(value: set)
        state.set = { text in
            guard let set = set.value else { throw ControlError("this is moved by Increment and Decrement") }
            editing.value(true)
            defer { editing.value(false) }
            try set(text)
        }
        let (increment, decrement) = (Unchecked(value: increment), Unchecked(value: decrement))
        state.adjust = { steps in
            editing.value(true)
            for _ in 0..<min(abs(steps), 100) { (steps > 0 ? increment.value() : decrement.value())?() }
            editing.value(false)
        }
        if self.set != nil {
            state.form = state.value.flatMap { Double($0) == nil ? nil : ValueForm(.number, $0) }
            state.allowTyping()
        }
        if let increment = self.increment() { state.actions.append(action("Increment", increment)) }
        if let decrement = self.decrement() { state.actions.append(action("Decrement", decrement)) }
        return state
    }

    private func action(_ name: LocalizedStringKey, _ change: @escaping () -> Void) -> RowAction {
        RowAction(
            name: name.own,
            perform: mainActorAction { [editingChanged] in
                editingChanged(true)
                change()
                editingChanged(false)
            })
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper for a value without bounds, whose title is looked up in the String Catalog.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), value: value, bounds: nil, step: step, editing: onEditingChanged)
    }

    /// Creates a stepper for a value in bounds, whose title is looked up in the String Catalog.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), value: value, bounds: bounds, step: step, editing: onEditingChanged)
    }

    /// Creates a stepper for a value in bounds, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), value: value, bounds: bounds, step: step, editing: onEditingChanged)
    }

    /// Creates a stepper with actions of its own, whose title is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
}

enum Number {
    /// The number that `text` says, of the type of `example`.
    static func parse<V>(_ text: String, like example: V) -> V? {
        if let type = V.self as? any LosslessStringConvertible.Type { return type.init(text) as? V }
        return nil
    }
}
