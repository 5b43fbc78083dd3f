/// A state that lasts while a gesture is made, as SwiftUI's `GestureState`. A gesture in text is over within one
/// command, so frames show the initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let atReset: (Value, inout Transaction) -> Void
    private var location: Location<Value>?

    /// Creates a state with its initial value, as the attribute `@GestureState` does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, reset: { _, _ in })
    }

    /// Creates a state with its initial value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// Creates a state with its initial value. `resetTransaction` has no effect in text.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue)
    }

    /// Creates a state with its initial value. `resetTransaction` has no effect in text.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue)
    }

    /// Creates a state with its initial value, and a closure that runs before it is reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        atReset = reset
    }

    /// Creates a state with its initial value, and a closure that runs before it is reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value: the initial one where no gesture is being made.
    public var wrappedValue: Value { location?.get() ?? initial }
    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Takes the value that the node keeps.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        let initial = initial
        location = slots.next { Location(initial) }
    }

    func change(_ body: (inout Value, inout Transaction) -> Void) {
        var (value, transaction) = (wrappedValue, Transaction.current ?? Transaction())
        body(&value, &transaction)
        withTransaction(transaction) { location?.set(value) }
    }

    func reset() {
        var transaction = Transaction.current ?? Transaction()
        atReset(wrappedValue, &transaction)
        withTransaction(transaction) { location?.set(initial) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil where no gesture is being made. `resetTransaction` has no effect in text.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil)
    }

    /// Creates a state that is nil where no gesture is being made, and a closure that runs before it is reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: InputComparable {
    package func isSameInput(as other: GestureState) -> Bool { true }
}
