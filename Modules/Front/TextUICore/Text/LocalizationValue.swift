extension String {
    /// A key of a table of strings, with what is shown where there is no translation. As Foundation's
    /// `String.LocalizationValue`, which does not exist on Linux.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let key: LocalizedStringKey

        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        public init(stringLiteral value: String) {
            key = LocalizedStringKey(stringLiteral: value)
        }

        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// The words for `keyAndValue` in a table of a bundle.
    ///
    /// - Parameter comment: Tells translators what the words are for; nothing else reads it.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = LocalizedStringResource(keyAndValue.key, table: table, locale: locale, bundle: bundle)
            .string(in: EnvironmentValues())
    }
}
