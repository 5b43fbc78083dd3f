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

    package static func set(_ locale: Locale?) { named.withLock { $0 = locale } }
}
