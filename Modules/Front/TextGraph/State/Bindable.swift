/// A wrapper that makes bindings to the properties of an observable object, as SwiftUI's `Bindable`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Creates a wrapper of an object, as the attribute `@Bindable` does.
    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
        self.wrappedValue = wrappedValue
    }

    /// Creates a wrapper of an object, for use inside a body.
    public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
        self.wrappedValue = wrappedValue
    }

    /// Creates a wrapper from another's projected value.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    /// The wrapper itself: `$object.name` is a binding to the object's `name`.
    public var projectedValue: Bindable<Value> { self }

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        let object = wrappedValue
        return Binding(
            get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value },
            source: .init(owner: ObjectIdentifier(object), path: [keyPath]))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The object's own id.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
