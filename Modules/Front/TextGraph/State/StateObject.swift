/// An observable object that a view owns for as long as its identity lives, as SwiftUI's `StateObject`. It is made
/// once, when the view first appears in the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    fileprivate final class Box {
        let object: ObjectType
        let subscription = ObjectSubscription()

        init(_ object: ObjectType) {
            self.object = object
        }
    }

    private let make: () -> ObjectType
    private var object: ObjectType?

    /// Creates a state object. The autoclosure runs when the view first appears in the tree.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object. Before the view is in the tree there is none yet, and each reading makes one, as on Apple's systems.
    public var wrappedValue: ObjectType { object ?? make() }

    /// A wrapper that makes bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    /// Takes the object that the node keeps, makes it at the first time, and observes it.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        let make = make
        let box = slots.next { Box(make()) }
        box.subscription.follow(box.object, for: slots.node)
        object = box.object
    }
}

extension StateObject: InputComparable {
    package func isSameInput(as other: StateObject) -> Bool { true }
}

extension StateObject.Box: StateHolder, Versioned {
    var holdsState: Bool { true }
    var version: Int { subscription.version }
}
