/// A property wrapper for a Presenter's coordinator that loses nothing of the Presenter's pushes before its View first
/// appears.
///
///     @Coordinated var navigationStackCoordinator: NavigationStackCoordinator?
///
/// Until the View hands over the coordinator of its stack, a waiting one stands in for it. When the real one comes, it
/// does everything that the waiting one was told, in order.
///
/// Source: the kit's own. The SwiftUI VIPER Architecture has a plain optional here, and what a Presenter pushes before
/// its View appears is lost there.
@MainActor
@propertyWrapper
public struct Coordinated {
    private var coordinator: NavigationStackCoordinator?

    /// Makes the property with a waiting coordinator in it.
    public init() {
        coordinator = .waiting()
    }

    /// The coordinator of the View's stack; a waiting one before the View has handed it over.
    public var wrappedValue: NavigationStackCoordinator? {
        get { coordinator }
        set {
            if let coordinator { newValue?.takeOver(from: coordinator) }
            coordinator = newValue
        }
    }
}
