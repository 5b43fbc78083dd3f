/// Reads what the view with the focus gives, or the scene. As SwiftUI's `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var value: Value?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
    }

    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0.object(objectType) }
    }

    public var wrappedValue: Value? { value }

    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        let (node, read) = (slots.node, read)
        value = slots.next { FocusedValueSlot(node, read) }.refresh(read)
    }
}

/// Reads and writes through a binding that the view with the focus gives. As SwiftUI's `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Binding<Value>?
    private var binding: Binding<Value>?

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        read = { $0[keyPath: keyPath] }
    }

    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(
            get: { binding?.wrappedValue }, set: { value in if let value { binding?.wrappedValue = value } })
    }

    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        let (node, read) = (slots.node, read)
        binding = slots.next { FocusedValueSlot(node, read) }.refresh(read)
    }
}

/// Reads and follows an object that the view with the focus gives. As SwiftUI's `FocusedObject`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Following {
        let subscription = ObjectSubscription()
    }

    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType? { object }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper? { object.map { .init(object: $0) } }

    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        let node = slots.node
        let read = { (values: FocusedValues) in values.object(ObjectType.self) }
        object = slots.next { FocusedValueSlot(node, read) }.refresh(read)
        let following = slots.next { Following() }
        if let object { following.subscription.follow(object, for: node) }
    }
}
