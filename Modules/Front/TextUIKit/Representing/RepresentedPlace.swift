/// Keeps what a representable has made, for as long as its place in the tree is there.
@MainActor
final class RepresentedPlace<Made: AnyObject, Coordinator> {
    private(set) var made: (object: Made, coordinator: Coordinator)?
    private var dismantle: (@MainActor (Made, Coordinator) -> Void)?

    func keep(_ object: Made, _ coordinator: Coordinator, dismantle: @escaping @MainActor (Made, Coordinator) -> Void) {
        made = (object, coordinator)
        self.dismantle = dismantle
    }

    isolated deinit {
        if let made { dismantle?(made.object, made.coordinator) }
    }
}
