/// Owns an observable object for as long as the view's identity lives; made once, when the view first appears in the
/// tree. As SwiftUI's `StateObject`.
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

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// Before the view is in the tree there is no object yet; each reading then makes one, as on Apple's systems.
    public var wrappedValue: ObjectType { object ?? make() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        let make = make
        let box = slots.next { Box(make()) }
        box.subscription.follow(box.object, for: slots.node)
        object = box.object
    }
}

extension StateObject: InputComparable {
    func isSameInput(as other: StateObject) -> Bool { true }
}

extension StateObject.Box: StateHolder, Versioned {
    var holdsState: Bool { true }
    var version: Int { subscription.version }
}
