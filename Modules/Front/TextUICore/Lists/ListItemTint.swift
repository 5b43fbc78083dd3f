/// A tint of a list's item; without effect in text.
public struct ListItemTint: Sendable {
    /// A colour that stays.
    public static func fixed(_ tint: Color) -> ListItemTint { .init() }
    /// A colour that the person's choice may replace.
    public static func preferred(_ tint: Color) -> ListItemTint { .init() }
    /// No colour.
    public static let monochrome = ListItemTint()
}
