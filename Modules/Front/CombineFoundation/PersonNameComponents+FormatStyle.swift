public import Foundation

extension PersonNameComponents {
    /// Writes a person's name. As Foundation's `PersonNameComponents.FormatStyle`, which it lacks on Linux.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of a name. As Foundation's `Style`.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname or the given name: `Anna`.
            case short
            /// The given name and the family name: `Anna Lee`.
            case medium
            /// All parts: `Dr. Anna Maria Lee Jr.`
            case long
            /// The initials: `AL`.
            case abbreviated
        }

        /// The length of the name.
        public var style: Style
        /// The language, by which the family name comes first or last.
        public var locale: Locale

        /// Makes a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        /// Returns a person's name.
        public func format(_ name: PersonNameComponents) -> String {
            let isEastAsian = name.isEastAsian
            let comesFamilyFirst = isEastAsian || ["hu", "vi"].contains(locale.language.languageCode?.identifier)
            var parts: [String?]
            switch style {
            case .short: parts = [name.nickname ?? name.givenName ?? name.familyName]
            case .medium: parts = [name.givenName, name.familyName]
            case .long: parts = [name.givenName, name.middleName, name.familyName]
            case .abbreviated: parts = [name.givenName, name.familyName].map { $0?.first.map { $0.uppercased() } }
            }
            if comesFamilyFirst, let family = parts.popLast() { parts.insert(family, at: 0) }
            if style == .long { parts = [name.namePrefix] + parts + [name.nameSuffix] }
            return parts.compactMap { $0 }.filter { !$0.isEmpty }
                .joined(separator: isEastAsian || style == .abbreviated ? "" : " ")
        }

        /// Returns the style in another language.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// Finds the parts of a name. As Foundation's `ParseStrategy`.
    public struct ParseStrategy: Foundation.ParseStrategy {
        /// Makes a strategy.
        public init() {}

        /// Returns the parts of a name that spaces separate, as `PersonNameComponentsFormatter` finds them.
        ///
        /// - Throws: `CocoaError.formatting` where there is no word.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let name = PersonNameComponentsFormatter().personNameComponents(from: value) else {
                throw CocoaError(.formatting)
            }
            return name
        }
    }

    /// Finds the parts of a name that is written.
    ///
    /// - Throws: What the strategy throws.
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
    where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }

    /// Finds the parts of a name that spaces separate.
    ///
    /// - Throws: `CocoaError.formatting` where there is no word.
    public init(_ value: String) throws { try self.init(value, strategy: ParseStrategy()) }

    /// Returns the name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    /// Returns the given name and the family name.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// Whether the name is written in Chinese, Japanese or Korean characters, which have no spaces between its parts.
    private var isEastAsian: Bool {
        let scalars = [familyName, givenName].compactMap { $0 }.joined().unicodeScalars
        return !scalars.isEmpty
            && scalars.allSatisfy {
                (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
                    || (0xAC00...0xD7AF).contains($0.value)
            }
    }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    /// Finds the parts of a name that is written in the style.
    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Finds the parts of a name. As Foundation's `name`.
    public static var name: Self { Self() }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Returns a style of names. As Foundation's `name(style:)`.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
