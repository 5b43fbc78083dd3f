extension AttributedString {
    /// Looks `keyAndValue` up in a table of a bundle, in the program's language or the given one; marks of inline
    /// Markdown become attributes. Linux lacks Foundation's initializer.
    ///
    /// - Parameters:
    ///   - keyAndValue: The string to look up, which is taken where there is no translation.
    ///   - table: The name of the table; `Localizable` without one.
    ///   - bundle: The bundle to look in; the main bundle and those of the program's modules without one.
    ///   - locale: The language to look in; the program's without one.
    ///   - comment: The purpose of the words, for translators; nothing else reads it.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(keyAndValue.key, table: table, locale: locale, bundle: bundle))
    }

    /// Looks `key` up in a table of a bundle.
    ///
    /// - Parameters:
    ///   - key: The name to look up.
    ///   - defaultValue: The words where there is no translation; they have the values for the gaps.
    ///   - table: The name of the table; `Localizable` without one.
    ///   - bundle: The bundle to look in; the main bundle and those of the program's modules without one.
    ///   - locale: The language to look in; the program's without one.
    ///   - comment: The purpose of the words, for translators; nothing else reads it.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(
                key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle))
    }

    /// Looks a resource up in its own language, or else the program's.
    public init(localized resource: LocalizedStringResource) {
        self = resource.pieces(in: EnvironmentValues()).reduce(into: AttributedString()) { words, piece in
            switch piece {
            case .words(let text, let intent, let link):
                words += AttributedString(Markdown.Run(text, intent, link: link?.absoluteString))
            case .text(let text, _): words += AttributedString(text.string(in: EnvironmentValues()))
            }
        }
    }
}
