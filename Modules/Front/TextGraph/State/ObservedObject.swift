/// An observable object that something else owns, as SwiftUI's `ObservedObject`. The body runs again when the object
/// changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A wrapper that makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        package let object: ObjectType

        package init(object: ObjectType) {
            self.object = object
        }

        /// Returns a binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(
                get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value },
                source: .init(owner: ObjectIdentifier(object), path: [keyPath]), known: object[keyPath: keyPath])
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Observes an object, as the attribute `@ObservedObject` does.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Observes an object.
    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    /// A wrapper that makes bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Observes the object for the node.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        slots.next { ObjectSubscription() }.follow(wrappedValue, for: slots.node)
    }
}

extension ObservedObject: InputComparable {
    package func isSameInput(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}
