#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

private struct NavigationStackCoordinatorKey: EnvironmentKey {
    static var defaultValue: NavigationStackCoordinator? { nil }
}

extension EnvironmentValues {
    /// The coordinator of the stack that the View is in; nil outside any stack.
    ///
    /// Source: the SwiftUI VIPER Architecture's Views, which hand it to their Presenters when they first appear.
    public var navigationStackCoordinator: NavigationStackCoordinator? {
        get { self[NavigationStackCoordinatorKey.self] }
        set { self[NavigationStackCoordinatorKey.self] = newValue }
    }
}
