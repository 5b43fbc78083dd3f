import StringCatalogs
import Synchronization

/// Finds strings in the language of a locale.
enum Localization {
    private static let bundles = BundleCache()
    private static let tags = Mutex<[String: LanguageTag]>([:])

    /// The format for a key: of a bundle's strings in that language, else of its String Catalogs, else the key itself.
    ///
    /// - Parameters:
    ///   - bundle: Nil for the program's: its main bundle and the bundles of its modules.
    ///   - count: The first number among the arguments, which the plural form goes by.
    static func format(_ key: String, table: String?, bundle: Bundle?, count: Int64?, locale: Locale) -> String {
        let place = bundle.map { CatalogPlace.folder($0.bundlePath) } ?? .program
        let main = bundle ?? .main
        let localized = bundles.bundle(of: main, for: locale) ?? main
        let found = localized.localizedString(forKey: key, value: nil, table: table)
        if !found.isEmpty, found != key { return found }
        return translation(of: key, table: table, in: place, count: count, locale: locale) ?? key
    }

    /// TextUI's own words, as the system's are on Apple's systems.
    static func ownFormat(_ key: String, count: Int64?, locale: Locale) -> String {
        translation(of: key, table: nil, in: .module("TextUICore"), count: count, locale: locale) ?? key
    }

    private static func translation(
        of key: String, table: String?, in place: CatalogPlace, count: Int64?, locale: Locale
    ) -> String? {
        guard hasOtherWords(locale.identifier) else { return nil }
        let tag = tag(of: locale.identifier)
        return Translations.translation(of: key, table: table ?? "Localizable", in: place, for: tag)?
            .format(for: count, in: tag.language)
    }

    /// Whether a language may have other words than the keys: not English, but for the English that shows translated
    /// words.
    static func hasOtherWords(_ identifier: String) -> Bool {
        let name = identifier.utf8
        guard name.starts(with: "en".utf8) else { return true }
        return name.dropFirst(2).starts(with: "_XA".utf8) || name.dropFirst(2).starts(with: "-XA".utf8)
    }

    private static func tag(of identifier: String) -> LanguageTag {
        tags.withLock { tags in
            if let known = tags[identifier] { return known }
            let tag = LanguageTag(identifier)
            tags[identifier] = tag
            return tag
        }
    }
}

/// The folders of a bundle for one language, looked up once.
private final class BundleCache: @unchecked Sendable {
    private let lock = NSLock()
    /// A bundle's path would be put together anew each time.
    private struct Key: Hashable {
        let bundle: ObjectIdentifier
        let locale: String
    }

    private struct Entry {
        /// Kept, so that no other takes its place in memory.
        let bundle: Bundle
        let localized: Bundle?
    }

    private var known: [Key: Entry] = [:]

    func bundle(of bundle: Bundle, for locale: Locale) -> Bundle? {
        let key = Key(bundle: ObjectIdentifier(bundle), locale: locale.identifier)
        return lock.withLock {
            if let found = known[key] { return found.localized }
            let found = Self.find(in: bundle, locale)
            known[key] = Entry(bundle: bundle, localized: found)
            return found
        }
    }

    private static func find(in bundle: Bundle, _ locale: Locale) -> Bundle? {
        let dashed = locale.identifier.replacingOccurrences(of: "_", with: "-")
        let language = dashed.split(separator: "-").first.map(String.init) ?? dashed
        for name in [dashed, locale.identifier, language, "Base"] {
            let path = bundle.path(forResource: name, ofType: "lproj")
            if let path, let found = Bundle(path: path) { return found }
        }
        return nil
    }
}
