/// A node's subscription to one observable object.
final class ObjectSubscription {
    private(set) weak var object: AnyObject?
    private var cancellable: AnyCancellable?

    @MainActor
    func follow<Object: ObservableObject>(_ object: Object, for node: ViewNode) {
        guard self.object !== object else { return }
        self.object = object
        // An object may change on any thread, though it should not.
        cancellable = object.objectWillChange.sink { @Sendable [weak node] _ in node?.invalidate() }
        // OpenCombine gives an object without a published property a new publisher each time, which tells nobody.
        if let first = object.objectWillChange as? ObservableObjectPublisher,
            let second = object.objectWillChange as? ObservableObjectPublisher, first !== second
        {
            node.graph.addUninformed(node)
        }
    }
}
