/// What is being read. As SwiftUI's `AccessibilityFocusState`: who reads text follows the focus, so both are one.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// Reads and writes what is being read. As SwiftUI's `AccessibilityFocusState.Binding`.
    public typealias Binding = FocusState<Value>.Binding

    private var state: FocusState<Value>

    public init() where Value == Bool {
        state = FocusState()
    }

    public init<T: Hashable>() where Value == T? {
        state = FocusState()
    }

    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init()
    }

    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init()
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { state.projectedValue }
}

/// Who may be reading. As SwiftUI's `AccessibilityTechnologies`; a terminal does not tell.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { focused(binding, equals: value) }

    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition)
    }

    /// Where the focus stands when the view appears.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        let wish = Unchecked(value: (binding: binding, value: value))
        return onAppear { wish.value.binding.wrappedValue = wish.value.value }
    }
}

/// As SwiftUI's `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}
