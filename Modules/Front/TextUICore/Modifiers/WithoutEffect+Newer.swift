/// What newer systems do to looks: it has no meaning in text, so the view stays as it is.
extension View {
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        setting(\.badgeProminence, prominence)
    }
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }
}

/// As SwiftUI's `BadgeProminence`; a badge has one look.
public struct BadgeProminence: Hashable, Sendable {
    let name: String
    public static let decreased = BadgeProminence(name: "decreased")
    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
}
