#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A Presenter that navigates. Its View hands it the coordinator when it first appears.
@MainActor @preconcurrency
public protocol NavigationStackCoordinable: ObservableObject {
    var navigationStackCoordinator: NavigationStackCoordinator? { get set }
}
