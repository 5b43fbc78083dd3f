/// A node's subscription to one observable object.
final class ObjectSubscription {
    private(set) weak var object: AnyObject?
    private var cancellable: AnyCancellable?

    @MainActor
    func follow<Object: ObservableObject>(_ object: Object, for node: ViewNode) {
        guard self.object !== object else { return }
        self.object = object
        cancellable = object.objectWillChange.sink { [weak node] _ in node?.invalidate() }
    }
}
