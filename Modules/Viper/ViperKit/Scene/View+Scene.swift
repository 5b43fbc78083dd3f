#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Makes the View a scene: tells its Presenter when the View appears, and shows its progress and its alerts.
    ///
    /// Source: the modifiers that the SwiftUI VIPER Architecture puts around each View, in one.
    public func scene<Presenter: StandaloneScenePresentable>(_ presenter: Presenter) -> some View {
        modifier(SceneFrame(presenter: presenter) { _ in })
    }

    /// Makes the View a scene whose Presenter navigates: the Presenter gets the coordinator of the stack before
    /// anything else.
    public func scene<Presenter: ScenePresentable>(_ presenter: Presenter) -> some View {
        modifier(SceneFrame(presenter: presenter) { presenter.navigationStackCoordinator = $0 })
    }
}

private struct SceneFrame<Presenter: StandaloneScenePresentable>: ViewModifier {
    @Environment(\.navigationStackCoordinator) private var navigationStackCoordinator
    @ObservedObject var presenter: Presenter
    @State private var didAppear = false
    let coordinate: @MainActor (NavigationStackCoordinator?) -> Void

    init(presenter: Presenter, coordinate: @escaping @MainActor (NavigationStackCoordinator?) -> Void) {
        self.presenter = presenter
        self.coordinate = coordinate
    }

    func body(content: Content) -> some View {
        content
            .progressView(parameters: presenter.progressViewParameters)
            .alert(parameters: $presenter.alertParameters)
            .onFirstAppear(didAppear: $didAppear) {
                coordinate(navigationStackCoordinator)
                presenter.didLoad()
            }
            .onAppear { presenter.didAppear() }
    }
}
