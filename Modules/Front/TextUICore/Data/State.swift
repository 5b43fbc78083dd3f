/// A value that the view's place in the tree owns: it lives as long as the view's identity. As SwiftUI's `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: Location<Value>?

    public init(wrappedValue value: Value) {
        initial = value
    }

    public init(initialValue value: Value) {
        initial = value
    }

    public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }

    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        let initial = initial
        let node = slots.node
        location = slots.next { Location(initial, of: node) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: InputComparable {
    /// The value that counts is the node's, whatever the new copy starts with.
    func isSameInput(as other: State) -> Bool { true }
}

extension Location: StateHolder, Versioned {
    var holdsState: Bool { wasWritten }
}
