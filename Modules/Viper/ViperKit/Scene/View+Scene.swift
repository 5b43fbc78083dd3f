#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Makes the View a scene: gives its Presenter the coordinator of the stack, tells it when the View appears, and shows
    /// its progress and its alerts.
    public func scene<Presenter: ScenePresentable>(_ presenter: Presenter) -> some View {
        modifier(SceneFrame(presenter: presenter))
    }
}

private struct SceneFrame<Presenter: ScenePresentable>: ViewModifier {
    @Environment(\.navigationStackCoordinator) private var navigationStackCoordinator
    @ObservedObject var presenter: Presenter
    @State private var didAppear = false

    func body(content: Content) -> some View {
        content
            .progressView(parameters: presenter.progressViewParameters)
            .alert(parameters: $presenter.alertParameters)
            .onFirstAppear(didAppear: $didAppear) {
                presenter.navigationStackCoordinator = navigationStackCoordinator
                presenter.didLoad()
            }
            .onAppear { presenter.didAppear() }
    }
}
