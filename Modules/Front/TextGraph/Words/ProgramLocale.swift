import StringCatalogs
import Synchronization

/// The language and region that words are in where no environment says so: those of the scene that runs, where it has its
/// own, else those that the program was started with; where it was started with none, those of its environment
/// (`LC_ALL`, `LC_MESSAGES`, `LANG`), else the system's.
package enum ProgramLocale {
    /// The language and region of the scene that runs. Tasks that it begins inherit them, but detached ones.
    @TaskLocal package static var ofScene: Locale?

    private static let named = Mutex<Locale?>(nil)
    private static let surrounding = EnvironmentLocale.identifier().map(Locale.init) ?? .current
    private static let identifiers = Dictionary(
        Locale.availableIdentifiers.map { (canonical($0), $0) }, uniquingKeysWith: { first, _ in first })

    package static var current: Locale { ofScene ?? named.withLock { $0 } ?? surrounding }

    /// Whether words are shown in another language than the sources'.
    static var hasOtherWords: Bool { Localization.hasOtherWords(current.identifier) }

    /// The locale of an identifier such as `de` or `ar_EG`; nil where there is none of that name.
    package static func locale(named identifier: String) -> Locale? {
        guard identifiers[canonical(identifier)] != nil || LanguageTag(identifier).isPseudo else { return nil }
        return Locale(identifier: identifier)
    }

    /// The locale that comes closest to a language tag such as `de-AT-1996`, in whatever case; nil where its language is
    /// unknown.
    package static func locale(closestTo tag: String) -> Locale? {
        LanguageTag(tag).candidates.lazy.compactMap { identifiers[canonical($0)] }.first.map(Locale.init)
    }

    /// The languages that the String Catalog of a module of this package has words in.
    package static func languages(ofModule name: String) -> Set<String> {
        Translations.languages(in: .module(name))
    }

    private static func canonical(_ identifier: String) -> String {
        identifier.replacing("-", with: "_").lowercased()
    }

    package static func set(_ locale: Locale?) { named.withLock { $0 = locale } }
}
