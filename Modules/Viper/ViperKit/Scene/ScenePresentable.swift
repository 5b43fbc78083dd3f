/// A Presenter that the View of a scene needs where the scene does not navigate: alerts, progress, and being told of
/// appearance. `scene(_:)` puts it around the View.
///
/// Source: the kit's own, of the protocols that the SwiftUI VIPER Architecture's Presentable inherits.
@MainActor @preconcurrency
public protocol StandaloneScenePresentable: AlertPresentable, ProgressViewPresentable {
    /// Tells that the View has appeared for the first time.
    ///
    /// Source: the SwiftUI VIPER Architecture's Presentable.
    func didLoad()
    /// Tells that the View has appeared, for the first time or again: its data may have changed behind another
    /// scene.
    func didAppear()
}

extension StandaloneScenePresentable {
    /// Does nothing, for Presenters that do not care when their View first appears.
    public func didLoad() {}
    /// Does nothing, for Presenters that do not care when their View comes back.
    public func didAppear() {}
}

/// A Presenter that the View of any scene in a stack needs: a `StandaloneScenePresentable` that navigates, too.
/// `scene(_:)` puts it around the View.
///
/// Source: the kit's own, of the protocols that the SwiftUI VIPER Architecture's Presentable inherits.
@MainActor @preconcurrency
public protocol ScenePresentable: StandaloneScenePresentable, NavigationStackCoordinable {}
