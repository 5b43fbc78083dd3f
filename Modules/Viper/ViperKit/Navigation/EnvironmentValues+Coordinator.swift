#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

private struct NavigationStackCoordinatorKey: EnvironmentKey {
    static var defaultValue: NavigationStackCoordinator? { nil }
}

extension EnvironmentValues {
    /// The coordinator of the stack that the View is in; nil outside any.
    public var navigationStackCoordinator: NavigationStackCoordinator? {
        get { self[NavigationStackCoordinatorKey.self] }
        set { self[NavigationStackCoordinatorKey.self] = newValue }
    }
}
