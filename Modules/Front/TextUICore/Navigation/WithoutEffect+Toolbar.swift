extension View {
    /// Shows or hides the background of bars. Has no effect in text.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    /// Sets the background of bars. Has no effect in text.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self
    }
    /// Shows or hides the background of bars. Has no effect in text.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Makes bars light or dark. Has no effect in text.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Sets the size of the title. Has no effect in text: a title has one size.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    /// Sets the purpose of a bar. Has no effect in text.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// Sets the style of bars' letters. Has no effect in text.
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View { self }
}

extension ToolbarContent {
    /// Shows or hides the glass that tools share. Has no effect in text.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
