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
