extension View {
    /// Underlines letters while `isActive` is true. Neither pattern nor colour has an effect in text.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { underline(isActive, color: color) }

    /// Strikes letters through while `isActive` is true. Neither pattern nor colour has an effect in text.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { strikethrough(isActive, color: color) }
}
