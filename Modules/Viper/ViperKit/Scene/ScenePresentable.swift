/// What the View of a scene needs of a Presenter that does not navigate; `scene(_:)` puts it around the View.
@MainActor @preconcurrency
public protocol StandaloneScenePresentable: AlertPresentable, ProgressViewPresentable {
    /// The View has appeared for the first time.
    func didLoad()
    /// The View has appeared, for the first time or again: what it shows may have changed behind another scene.
    func didAppear()
}

extension StandaloneScenePresentable {
    public func didLoad() {}
    public func didAppear() {}
}

/// What the View of any scene in a stack needs of its Presenter, which navigates; `scene(_:)` puts it around the View.
@MainActor @preconcurrency
public protocol ScenePresentable: StandaloneScenePresentable, NavigationStackCoordinable {}
