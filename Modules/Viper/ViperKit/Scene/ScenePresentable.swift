/// What the View of any scene needs of its Presenter; `scene(_:)` puts it around the View.
@MainActor @preconcurrency
public protocol ScenePresentable: AlertPresentable, ProgressViewPresentable {
    /// The View has appeared for the first time.
    func didLoad()
    /// The View has appeared, for the first time or again: what it shows may have changed behind another scene.
    func didAppear()
}

extension ScenePresentable {
    public func didLoad() {}
    public func didAppear() {}
}
