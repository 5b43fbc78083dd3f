/// A string to look up later, with the table, the bundle and the language to look in. Foundation has the type on
/// Apple's systems; Linux lacks it.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable,
    CustomLocalizedStringResourceConvertible
{
    let localizedKey: LocalizedStringKey
    /// The words in the program's first language, where the key is a mere name for them.
    let defaultWords: LocalizedStringKey?
    /// The name of the table; `nil` is `Localizable`.
    public let table: String?
    /// The language to look in, where one was given; otherwise the place's language counts.
    public var locale: Locale
    let bundle: Bundle?
    /// Whether the language was named, rather than that of the place.
    let hasLocale: Bool

    /// The key in the table, with `%@` and the like for its gaps.
    public var key: String { localizedKey.key }
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - keyAndValue: The string to look up, which is shown where there is no translation.
    ///   - table: The name of the table; `Localizable` without one.
    ///   - locale: The language to look in; without one the language of the place where the resource is shown.
    ///   - bundle: The bundle to look in; the main bundle and those of the program's modules without one.
    ///   - comment: The purpose of the words, for translators; nothing else reads it.
    public init(
        _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue, nil, table, locale, bundle)
    }

    /// Where the table is, as Foundation's type of this name on Apple's systems.
    public enum BundleDescription: Sendable {
        /// The program's own bundle.
        case main
        /// The bundle that a class is in.
        case forClass(AnyClass)
        /// The bundle at an address.
        case atURL(URL)

        fileprivate var bundle: Bundle? {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// Creates a resource of a bundle that is described.
    @_disfavoredOverload
    public init(
        _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, bundle: BundleDescription,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue, nil, table, locale, bundle.bundle)
    }

    /// Creates a resource of a key that is a name for words, in a bundle that is described.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle.bundle, comment: comment)
    }

    /// Creates a resource of a key that is a name for words.
    ///
    /// - Parameters:
    ///   - key: The name to look up.
    ///   - defaultValue: The words that are shown where there is no translation; they have the values for the gaps.
    ///   - table: The name of the table; `Localizable` without one.
    ///   - locale: The language to look in; without one the language of the place where the resource is shown.
    ///   - bundle: The bundle to look in; the main bundle and those of the program's modules without one.
    ///   - comment: The purpose of the words, for translators; nothing else reads it.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        let name = LocalizedStringKey(key: "\(key)", arguments: defaultValue.key.arguments)
        self.init(name, defaultValue.key, table, locale, bundle)
    }

    private init(
        _ key: LocalizedStringKey, _ defaultWords: LocalizedStringKey?, _ table: String?, _ locale: Locale?,
        _ bundle: Bundle?
    ) {
        localizedKey = key
        self.defaultWords = defaultWords
        self.table = table
        self.locale = locale ?? .current
        hasLocale = locale != nil
        self.bundle = bundle
    }

    /// Creates a resource of a literal; its percent signs are no gaps.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringKey(stringLiteral: value))
    }

    /// Creates a resource with the interpolated values in its gaps.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }

    /// Whether both look up the same in the same place.
    public static func == (a: Self, b: Self) -> Bool {
        a.localizedKey == b.localizedKey && a.defaultWords == b.defaultWords && a.table == b.table
            && a.locale == b.locale && a.bundle === b.bundle
    }

    /// The words for it in its own language, else in the language of a place.
    func string(in environment: EnvironmentValues) -> String {
        found(in: environment) { $0.string(of: $1, in: $2) }
    }

    /// The words with their marks.
    func pieces(in environment: EnvironmentValues) -> [LocalizedStringKey.Piece] {
        found(in: environment) { $0.pieces(of: $1, in: $2) }
    }

    private func found<Words>(
        in environment: EnvironmentValues,
        _ words: (LocalizedStringKey, LocalizedStringKey.Source, EnvironmentValues) -> Words
    ) -> Words {
        var environment = environment
        if hasLocale { environment.locale = locale }
        let source = LocalizedStringKey.Source.table(table, bundle)
        guard let defaultWords, !localizedKey.hasOtherWords(in: source, environment) else {
            return words(localizedKey, source, environment)
        }
        return words(defaultWords, source, environment)
    }
}

/// A value that has localized words.
public protocol CustomLocalizedStringResourceConvertible {
    /// The words as a resource.
    var localizedStringResource: LocalizedStringResource { get }
}

extension String {
    /// Looks a resource up in its own language, or else the program's.
    public init(localized resource: LocalizedStringResource) {
        self = resource.string(in: EnvironmentValues())
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a resource, as `%@` in the key.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}

extension Text {
    /// Creates a text of a resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(content: .resource(resource))
    }
}
