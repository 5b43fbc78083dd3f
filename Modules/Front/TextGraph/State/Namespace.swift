/// An identity for ids of views, of which no other namespace has the same.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        let value: Int
    }

    private final class Slot {
        var id: ID { ID(value: ObjectIdentifier(self).hashValue) }
    }

    private var slot: Slot?

    /// Creates a namespace.
    public init() {}

    /// The identity, the same for as long as the view lives.
    public var wrappedValue: ID { slot?.id ?? ID(value: 0) }

    /// Finds the identity of the view; called by the front before the body runs.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        slot = slots.next { Slot() }
    }
}

extension Namespace: InputComparable {
    package func isSameInput(as other: Namespace) -> Bool { true }
}
