import StringCatalogs
import Synchronization

/// The language and region that the program was started with; where it was started with none, those of its environment
/// (`LC_ALL`, `LC_MESSAGES`, `LANG`), else the system's.
package enum ProgramLocale {
    private static let named = Mutex<Locale?>(nil)
    private static let surrounding = EnvironmentLocale.identifier().map(Locale.init) ?? .current

    static var current: Locale { named.withLock { $0 } ?? surrounding }

    /// Whether words are shown in another language than the sources'.
    static var hasOtherWords: Bool { Localization.hasOtherWords(current.identifier) }

    /// The locale of an identifier such as `de` or `ar_EG`; nil where there is none of that name.
    package static func locale(named identifier: String) -> Locale? {
        let known = Set(Locale.availableIdentifiers.map(canonical))
        guard known.contains(canonical(identifier)) || LanguageTag(identifier).isPseudo else { return nil }
        return Locale(identifier: identifier)
    }

    private static func canonical(_ identifier: String) -> String {
        identifier.replacing("-", with: "_").lowercased()
    }

    package static func set(_ locale: Locale?) { named.withLock { $0 = locale } }
}
