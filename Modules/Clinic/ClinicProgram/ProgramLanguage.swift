import Foundation
import StringCatalogs
import Synchronization

/// The language that a program's own words are in.
package enum ProgramLanguage {
    private static let chosen = Mutex(LanguageTag("en"))

    package static var current: LanguageTag { chosen.withLock { $0 } }

    /// In which dates are typed.
    package static var locale: Locale { Locale(identifier: current.candidates.first ?? "en") }

    /// Takes the language that `--locale` names among the arguments, else that of the environment. It is read before the
    /// arguments are parsed, since what is wrong with them is said in it.
    package static func take(from arguments: [String]) {
        guard let identifier = named(in: arguments) ?? EnvironmentLocale.identifier() else { return }
        chosen.withLock { $0 = LanguageTag(identifier) }
    }

    /// Takes the language of the screens.
    package static func take(_ locale: Locale) {
        chosen.withLock { $0 = LanguageTag(locale.identifier) }
    }

    private static func named(in arguments: [String]) -> String? {
        for (index, argument) in arguments.enumerated() {
            if argument.hasPrefix("--locale=") { return String(argument.dropFirst("--locale=".count)) }
            if argument == "--locale" { return arguments.dropFirst(index + 1).first }
        }
        return nil
    }
}
