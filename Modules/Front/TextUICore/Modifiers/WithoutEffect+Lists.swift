/// Modifiers of the looks of lists. In text lists have one look.
extension View {
    /// Colours the lines between rows. Has no effect in text.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    /// Shows or hides the lines between sections. Has no effect in text.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        self
    }

    /// Colours the lines between sections. Has no effect in text.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    /// Sets the space between rows, in points. Has no effect in text.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    /// Sets the space between sections. Has no effect in text.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    /// Sets the space between sections, in points. Has no effect in text.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

    /// Sets the prominence of headers in the environment. Has no effect on headers of text.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        setting(\.headerProminence, prominence)
    }

    /// Colours every other row. Has no effect in text.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View { self }
}

/// A space between sections; without effect in text.
public struct ListSectionSpacing: Sendable {
    /// The platform's own.
    public static let `default` = ListSectionSpacing()
    /// A small space.
    public static let compact = ListSectionSpacing()
    /// A space in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init() }
}

/// A behaviour of row backgrounds; without effect in text.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    /// The platform's own.
    public static let automatic = AlternatingRowBackgroundBehavior()
    /// Every other row is coloured.
    public static let enabled = AlternatingRowBackgroundBehavior()
    /// No row is coloured.
    public static let disabled = AlternatingRowBackgroundBehavior()
}
