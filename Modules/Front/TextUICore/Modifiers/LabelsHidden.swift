private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
private struct BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    /// Whether controls are drawn without their labels, which they are still read by.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }

    /// The style that `background` stands for here; `nil` is the screen's own.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Draws controls without their labels, which still name them for commands and json.
    nonisolated public func labelsHidden() -> some View { setting(\.labelsAreHidden, true) }

    /// Draws controls without their labels where the visibility is `.hidden`.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        setting(\.labelsAreHidden, visibility == .hidden)
    }

    /// Sets the style that `background` stands for within the view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        setting(\.backgroundStyle, AnyShapeStyle(style))
    }
}
