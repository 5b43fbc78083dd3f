#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// A `NavigationStack` with a coordinator, which it puts into the environment of everything in it.
///
///     CoordinatingNavigationStack(root: {
///         HomeFactory.mock()
///     })
///
/// Source: the SwiftUI VIPER Architecture.
public struct CoordinatingNavigationStack<Root: View>: View {
    @StateObject private var own = NavigationStackCoordinator()
    private let injected: NavigationStackCoordinator?
    private let root: () -> Root

    /// Makes a stack with a coordinator of its own, which lives as long as the stack's state.
    public init(@ViewBuilder root: @escaping () -> Root) {
        injected = nil
        self.root = root
    }

    /// Makes a stack that goes by `coordinator`. Screens that were pushed on it before are there when the stack first
    /// appears.
    public init(coordinator: NavigationStackCoordinator, @ViewBuilder root: @escaping () -> Root) {
        injected = coordinator
        self.root = root
    }

    /// The stack, with the coordinator in its environment.
    public var body: some View {
        CoordinatedStack(coordinator: injected ?? own, root: root)
    }
}

private struct CoordinatedStack<Root: View>: View {
    @Environment(\.navigationStackCoordinator) private var parent
    @ObservedObject var coordinator: NavigationStackCoordinator
    let root: () -> Root

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            root()
        }
        .environment(\.navigationStackCoordinator, coordinator)
        .onAppear { coordinator.parent = parent }
    }
}
