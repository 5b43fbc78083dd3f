/// Modifiers of letters and of help with typing. A screen of text has one size of letters.
extension View {
    /// Sets the system's help with writing. Has no effect in text.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    /// Keeps text fields from finding inside their text. Has no effect in text.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Keeps text fields from replacing inside their text. Has no effect in text.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Sets the space between lines, in points, in the environment. Has no effect on text: lines are rows of cells.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { setting(\.lineSpacing, lineSpacing) }
    /// Sets the least scale of letters in the environment. Has no effect on text: a cell has one size.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { setting(\.minimumScaleFactor, factor) }
    /// Sets in the environment whether letters may stand closer. Has no effect on text.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { setting(\.allowsTightening, flag) }
    /// Sets the space between letters, in points. Has no effect in text.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
    /// Sets the space between letters, in points. Has no effect in text.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
    /// Raises letters over their line, in points. Has no effect in text.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
    /// Says whether text can be selected. Has no effect in text: the terminal selects.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

    /// Sets the size of letters in the environment. Has no effect on text: a cell has one size.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the size of letters. Has no effect in text.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize { self }

    /// Sets the scale of letters. Has no effect in text.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

    /// Sets the words of texts that can be written in several lengths. Has no effect in text.
    nonisolated public func textVariant(_ preference: some TextVariantPreference) -> some View { self }

    /// Sets the language that decides how letters are set. Has no effect in text.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }

    /// Sets the language that decides how letters are set. Has no effect in text.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        self
    }

    /// Shows a field to find words in an editor. Has no effect in text, where an editor has none.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    /// Sets whether a search field takes dictation. Has no effect in text.
    nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        self
    }

    /// Sets whether writing tools are offered. Has no effect in text.
    nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}

/// The amount of the system's help with writing, as SwiftUI's `WritingToolsBehavior`. Has no effect in text.
public struct WritingToolsBehavior: Sendable {
    /// The system's choice.
    public static let automatic = WritingToolsBehavior()
    /// The whole help, in place.
    public static let complete = WritingToolsBehavior()
    /// A help limited to a panel.
    public static let limited = WritingToolsBehavior()
    /// No help.
    public static let disabled = WritingToolsBehavior()
}

/// Whether text can be selected; without effect in text.
public protocol TextSelectability {}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }

extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }

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
