/// Keeps a Presenter's coordinator, and loses nothing that the Presenter pushes before its View first appears.
///
///     @Coordinated var navigationStackCoordinator: NavigationStackCoordinator?
///
/// Until the View hands over the coordinator of its stack, one that waits stands in for it; what that was told is done,
/// in order, when the real one comes.
@MainActor
@propertyWrapper
public struct Coordinated {
    private var coordinator: NavigationStackCoordinator?

    public init() {
        coordinator = .waiting()
    }

    public var wrappedValue: NavigationStackCoordinator? {
        get { coordinator }
        set {
            if let coordinator { newValue?.takeOver(from: coordinator) }
            coordinator = newValue
        }
    }
}
