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

extension View {
    /// Sets how a palette shows what is chosen. Has no effect in text.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
    /// Sets whether a search field takes dictation. Has no effect in text.
    nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        self
    }
    /// Sets when materials look active. Has no effect in text.
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
    /// Names the view for measurements. Has no effect in text.
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    /// Sets which events from outside open the scene. Has no effect in text, which has one.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    /// Sets the file that the page stands for. Has no effect in text.
    nonisolated public func navigationDocument(_ url: URL) -> some View { self }
    /// Adds views to a sidebar of tabs. Has no effect in text, which has a bar.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }
    /// Adds views to a sidebar of tabs. Has no effect in text, which has a bar.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }
    /// Adds views to a sidebar of tabs. Has no effect in text, which has a bar.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }
    /// Sets whether writing tools are offered. Has no effect in text.
    nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}

/// How a palette shows what is chosen. As SwiftUI's `PaletteSelectionEffect`.
public struct PaletteSelectionEffect: Sendable, Equatable {
    /// The value of that name; without effect in text.
    public static var automatic: PaletteSelectionEffect { .init() }
    /// The value of that name; without effect in text.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .init() }
    /// The value of that name; without effect in text.
    public static var custom: PaletteSelectionEffect { .init() }
}

/// Whether a field takes dictation. As SwiftUI's `TextInputDictationBehavior`.
public struct TextInputDictationBehavior: Hashable, Sendable {
    /// The value of that name; without effect in text.
    public static let automatic = TextInputDictationBehavior()
    /// The value of that name; without effect in text.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { .init() }
    /// The value of that name; without effect in text.
    public static let preventDictation = TextInputDictationBehavior()
}

/// As SwiftUI's `TextInputDictationActivation`.
public struct TextInputDictationActivation: Hashable, Sendable {
    /// The value of that name; without effect in text.
    public static let onLook = TextInputDictationActivation()
    /// The value of that name; without effect in text.
    public static let onSelect = TextInputDictationActivation()
}

/// When a material looks active. As SwiftUI's `MaterialActiveAppearance`.
public struct MaterialActiveAppearance: Hashable, Sendable {
    /// The value of that name; without effect in text.
    public static let automatic = MaterialActiveAppearance()
    /// The value of that name; without effect in text.
    public static let active = MaterialActiveAppearance()
    /// The value of that name; without effect in text.
    public static let inactive = MaterialActiveAppearance()
    /// The value of that name; without effect in text.
    public static let matchWindow = MaterialActiveAppearance()
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
