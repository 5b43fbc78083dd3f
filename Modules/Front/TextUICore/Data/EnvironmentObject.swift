/// Observes an object that a view above has put into the environment. As SwiftUI's `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Slot: EnvironmentReader {
        let subscription = ObjectSubscription()

        func reads(changedIn environment: EnvironmentValues) -> Bool {
            environment.object(ObjectType.self) !== subscription.object
        }
    }

    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "no \(ObjectType.self) in the environment: a view above must have .environmentObject(_:) with one")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        object = slots.node.environment.object(ObjectType.self)
        let slot = slots.next { Slot() }
        if let object { slot.subscription.follow(object, for: slots.node) }
    }
}

extension EnvironmentObject: InputComparable {
    func isSameInput(as other: EnvironmentObject) -> Bool { true }
}
