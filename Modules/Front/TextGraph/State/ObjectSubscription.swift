import OpenCombine

import Synchronization

/// A node's subscription to one observable object.
package final class ObjectSubscription: Versioned {
    private final class Changes: Sendable {
        let count = Mutex(0)
    }

    private let changes = Changes()
    private(set) weak var object: AnyObject?
    private var cancellable: AnyCancellable?

    package init() {}

    /// The number of times that the object has said that it changes.
    var version: Int { changes.count.withLock { $0 } }

    @MainActor
    package func follow<Object: ObservableObject>(_ object: Object, for node: ViewNode) {
        guard self.object !== object else { return }
        self.object = object
        // An object may change on any thread, though it should not.
        cancellable = object.objectWillChange.sink { @Sendable [reference = node.reference, changes] _ in
            changes.count.withLock { $0 += 1 }
            reference.invalidate()
        }
        if let first = object.objectWillChange as? ObservableObjectPublisher,
            let second = object.objectWillChange as? ObservableObjectPublisher, first !== second
        {
            node.graph.uninformed.add(node, following: object)
        }
    }
}
