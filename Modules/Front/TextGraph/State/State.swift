/// A value that a view owns for as long as its identity lives, as SwiftUI's `State`. The bodies that read it run again
/// when it changes.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: Location<Value>?

    /// Creates a state with its first value, as the attribute `@State` does.
    public init(wrappedValue value: Value) {
        initial = value
    }

    /// Creates a state with its first value.
    public init(initialValue value: Value) {
        initial = value
    }

    /// The value. Before the view is in the tree it is the first value, and writing has no effect.
    public var wrappedValue: Value {
        get {
            if let location { return location.read() }
            return initial
        }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }

    /// Takes the value that the node keeps.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        let initial = initial
        let node = slots.node
        location = slots.next { Location(initial, of: node.reference) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil at first.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: InputComparable {
    /// The node's value counts, whatever the new copy starts with.
    package func isSameInput(as other: State) -> Bool { true }
}

extension Location: StateHolder, Versioned {
    var holdsState: Bool { wasWritten }
}
