/// An observable object from the environment of the view, as SwiftUI's `EnvironmentObject`. The body runs again when
/// the object changes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Slot: EnvironmentReader {
        let subscription = ObjectSubscription()

        func reads(changedIn environment: EnvironmentValues) -> Bool {
            environment.object(ObjectType.self) !== subscription.object
        }
    }

    private var object: ObjectType?

    /// Reads the object of this type that a view above has set with `environmentObject(_:)`.
    public init() {}

    /// The object. The program stops with the reason where no view above has set one.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "no \(ObjectType.self) in the environment: a view above must have .environmentObject(_:) with one")
        }
        return object
    }

    /// A wrapper that makes bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    /// Takes the object from the node's environment and observes it.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        object = slots.node.environment.object(ObjectType.self)
        let slot = slots.next { Slot() }
        if let object { slot.subscription.follow(object, for: slots.node) }
    }
}

extension EnvironmentObject: InputComparable {
    package func isSameInput(as other: EnvironmentObject) -> Bool { true }
}
