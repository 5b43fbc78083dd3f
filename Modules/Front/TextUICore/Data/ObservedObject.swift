/// Observes an object that something else owns. As SwiftUI's `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(
                get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value },
                source: .init(owner: ObjectIdentifier(object), path: [keyPath]), known: object[keyPath: keyPath])
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        slots.next { ObjectSubscription() }.follow(wrappedValue, for: slots.node)
    }
}

extension ObservedObject: InputComparable {
    func isSameInput(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}
