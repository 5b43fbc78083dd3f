/// Modifiers of looks that newer systems have. They have no meaning in text, so the view stays as it is.
extension View {
    /// Sets the scale of letters. Has no effect in text.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
    /// Sets the prominence of badges in the environment. Has no effect on badges of text.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        setting(\.badgeProminence, prominence)
    }
    /// Sets the language that decides how letters are set. Has no effect in text.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }
}

/// A prominence of badges; in text a badge has one look.
public struct BadgeProminence: Hashable, Sendable {
    let name: String
    /// Less prominent.
    public static let decreased = BadgeProminence(name: "decreased")
    /// As usual.
    public static let standard = BadgeProminence(name: "standard")
    /// More prominent.
    public static let increased = BadgeProminence(name: "increased")
}
