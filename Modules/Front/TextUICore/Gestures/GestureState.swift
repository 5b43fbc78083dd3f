/// A value that lasts as long as a gesture is made. As SwiftUI's `GestureState`: a gesture of text is over at once, so
/// what is seen is the value that it begins with.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let atReset: (Value, inout Transaction) -> Void
    private var location: Location<Value>?

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, reset: { _, _ in })
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue)
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue)
    }

    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        atReset = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { location?.get() ?? initial }
    public var projectedValue: GestureState<Value> { self }

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
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: InputComparable {
    func isSameInput(as other: GestureState) -> Bool { true }
}
