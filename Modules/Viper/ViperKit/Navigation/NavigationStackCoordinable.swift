#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A Presenter that navigates: its View hands it the coordinator when it first appears.
///
/// Source: the SwiftUI VIPER Architecture's Presentable.
@MainActor @preconcurrency
public protocol NavigationStackCoordinable: ObservableObject {
    /// The coordinator of the View's stack; nil before the View first appears, unless the property is `@Coordinated`.
    var navigationStackCoordinator: NavigationStackCoordinator? { get set }
}
