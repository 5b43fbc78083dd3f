/// A value that the focused view or the scene gives, as SwiftUI's `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var value: Value?

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Reads the observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0.object(objectType) }
    }

    /// The value, or nil where no focused view gives one.
    public var wrappedValue: Value? { value }

    /// Takes the value from the views around the focus.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        let (node, read) = (slots.node, read)
        value = slots.next { FocusedValueSlot(node, read) }.refresh(read)
    }
}

/// A value behind a binding that the focused view gives, as SwiftUI's `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Binding<Value>?
    private var binding: Binding<Value>?

    /// Reads the binding at `keyPath`.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The value behind the binding, or nil where no focused view gives one. Writing nil changes nothing.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(
            get: { binding?.wrappedValue }, set: { value in if let value { binding?.wrappedValue = value } })
    }

    /// Takes the binding from the views around the focus.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        let (node, read) = (slots.node, read)
        binding = slots.next { FocusedValueSlot(node, read) }.refresh(read)
    }
}

/// An observable object that the focused view gives, as SwiftUI's `FocusedObject`. The body runs again when the object
/// changes.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Following {
        let subscription = ObjectSubscription()
    }

    private var object: ObjectType?

    /// Reads the object of this type.
    public init() {}

    /// The object, or nil where no focused view gives one.
    public var wrappedValue: ObjectType? { object }

    /// A wrapper that makes bindings to the object's properties, or nil.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? { object.map { .init(object: $0) } }

    /// Takes the object from the views around the focus and observes it.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        let node = slots.node
        let read = { (values: FocusedValues) in values.object(ObjectType.self) }
        object = slots.next { FocusedValueSlot(node, read) }.refresh(read)
        let following = slots.next { Following() }
        if let object { following.subscription.follow(object, for: node) }
    }
}
