extension String {
    /// A key of a table of strings, which is shown itself where there is no translation. Foundation has the type on
    /// Apple's systems; Linux lacks it.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let key: LocalizedStringKey

        /// Creates a key of a string, whose `%@` and the like are gaps.
        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        /// Creates a key of a literal; its percent signs are no gaps.
        public init(stringLiteral value: String) {
            key = LocalizedStringKey(stringLiteral: value)
        }

        /// Creates a key with the interpolated values in its gaps.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Looks `keyAndValue` up in a table of a bundle, in the program's language or the given one.
    ///
    /// - Parameters:
    ///   - keyAndValue: The string to look up, which is taken where there is no translation.
    ///   - table: The name of the table; `Localizable` without one.
    ///   - bundle: The bundle to look in; the main bundle and those of the program's modules without one.
    ///   - locale: The language to look in; the program's without one.
    ///   - comment: The purpose of the words, for translators; nothing else reads it.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = LocalizedStringResource(keyAndValue.key, table: table, locale: locale, bundle: bundle)
            .string(in: EnvironmentValues())
    }

    /// Looks `key` up in a table of a bundle, in the program's language or the given one.
    ///
    /// - Parameters:
    ///   - key: The name to look up.
    ///   - defaultValue: The words where there is no translation; they have the values for the gaps.
    ///   - table: The name of the table; `Localizable` without one.
    ///   - bundle: The bundle to look in; the main bundle and those of the program's modules without one.
    ///   - locale: The language to look in; the program's without one.
    ///   - comment: The purpose of the words, for translators; nothing else reads it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
            .string(in: EnvironmentValues())
    }
}
