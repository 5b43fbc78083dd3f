extension View {
    /// Shows or hides one bar of the page; in text only the navigation bar counts.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement) -> some View {
        toolbar(visibility, for: [bars])
    }

    nonisolated private func toolbar(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
        modifier(
            _ChromeModifier {
                if visibility == .hidden, bars.contains(.navigationBar) { $0.barIsHidden = true }
            })
    }

    /// Shows or hides bars of the page; in text only the navigation bar counts.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbar(visibility, for: bars)
    }
}
