/// The focus of an assistive technology, as SwiftUI's `AccessibilityFocusState`. Someone who reads text follows the
/// focus of the keys, so both are one here.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A binding to the focus, as SwiftUI's `AccessibilityFocusState.Binding`.
    public typealias Binding = FocusState<Value>.Binding

    private var state: FocusState<Value>

    /// Creates a state that is true while its one view has the focus.
    public init() where Value == Bool {
        state = FocusState()
    }

    /// Creates a state that is the value of the focused view, or nil.
    public init<T: Hashable>() where Value == T? {
        state = FocusState()
    }

    /// Creates a state that is true while its one view has the focus. `technologies` has no effect: a terminal does not
    /// tell them.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init()
    }

    /// Creates a state that is the value of the focused view, or nil. `technologies` has no effect.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init()
    }

    /// The focus; writing it moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding to the focus, for `accessibilityFocused(_:equals:)`.
    public var projectedValue: Binding { state.projectedValue }
}

/// The assistive technologies that may be reading, as SwiftUI's `AccessibilityTechnologies`. Has no effect: a terminal
/// does not tell them.
public struct AccessibilityTechnologies: _BitSet {
    /// The technologies as bits.
    public var _bits: UInt64 = 0
    /// Creates a set of none.
    public init() {}
    /// A screen reader.
    public static let voiceOver = AccessibilityTechnologies(bit: 0)
    /// Switch control.
    public static let switchControl = AccessibilityTechnologies(bit: 1)
}

extension View {
    /// Ties the focus of the control to `value`: the binding has it while the control has the focus.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { focused(binding, equals: value) }

    /// Ties the focus of the control to a Boolean, which is true while the control has the focus.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition)
    }

    /// Moves the focus to the control with `value` when the view appears. `priority` has no effect.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        let wish = Unchecked(value: (binding: binding, value: value))
        return onAppear { wish.value.binding.wrappedValue = wish.value.value }
    }
}

/// The priority of a default focus, as SwiftUI's `DefaultFocusEvaluationPriority`. Has no effect in text.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// The priority of a default that yields to the person's choice.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// The priority of a default that also follows the person's own navigation.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
    /// Gives the focus to the view with a value when the screen appears, as `defaultFocus(_:_:)` does.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { defaultFocus(binding, value) }
}
