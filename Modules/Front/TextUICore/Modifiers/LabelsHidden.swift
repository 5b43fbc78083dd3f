private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
private struct BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    /// Whether controls are drawn without their labels, which they are still read by.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }

    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Draws controls without their labels, which they are still read by.
    nonisolated public func labelsHidden() -> some View { setting(\.labelsAreHidden, true) }

    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        setting(\.labelsAreHidden, visibility == .hidden)
    }

    /// What `background` means below.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        setting(\.backgroundStyle, AnyShapeStyle(style))
    }
}
