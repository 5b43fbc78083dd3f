/// The colour of the icons of a list's labels, as SwiftUI's `ListItemTint`. Words have their own colour.
public struct ListItemTint: Sendable {
    let color: Color?

    /// A colour that stays.
    public static func fixed(_ tint: Color) -> ListItemTint { .init(color: tint) }
    /// A colour that a person's choice may replace; text knows no such choice.
    public static func preferred(_ tint: Color) -> ListItemTint { .init(color: tint) }
    /// The colour of the words.
    public static let monochrome = ListItemTint(color: nil)
}

private struct ListItemTintKey: EnvironmentKey { static let defaultValue: ListItemTint? = nil }

extension EnvironmentValues {
    /// The colour of labels' icons in the list around; nil outside of one.
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }

    /// The colour of a label's icon, where that is another than its words have.
    var iconTint: Color? { foreground == nil ? listItemTint?.color : nil }
}

extension View {
    /// Colours the icons of the labels in a list; nil leaves them as they are.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map(ListItemTint.fixed)) }

    /// Colours the icons of the labels in a list by a kind of tint; nil leaves them as they are.
    @_disfavoredOverload
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        transformEnvironment(\.listItemTint) { if let tint { $0 = tint } }
    }
}
