import Foundation
import Synchronization

/// The countries of ISO 3166.
package enum Country {
    private static let all = Locale.Region.isoRegions.map(\.identifier).filter {
        $0.count == 2 && $0.allSatisfy(\.isLetter) && $0 != "ZZ"
    }

    /// The codes by themselves, and by the names in the languages that one can choose.
    private static let known: [String: String] = {
        var known = Dictionary(uniqueKeysWithValues: all.map { ($0.folded, $0) })
        for locale in Demographics.languages.map(Locale.init(identifier:)) {
            for code in all {
                guard let name = locale.localizedString(forRegionCode: code)?.folded, known[name] == nil else {
                    continue
                }
                known[name] = code
            }
        }
        return known
    }()

    /// The code of what was written: a code, such as `CH`, or a name in one of these languages; nil if it is no country.
    package static func code(of text: String) -> String? { known[text.folded] }

    /// Whether `text` is a country's code, such as `CH`, or its name in one of these languages.
    package static func isKnown(_ text: String) -> Bool { code(of: text) != nil }

    /// The name in a language of what was written; the text itself if it is no country.
    package static func name(of text: String, in locale: Locale) -> String {
        code(of: text).flatMap { locale.localizedString(forRegionCode: $0) } ?? text
    }

    /// The codes in the order of the names in a language.
    package static func codes(in locale: Locale) -> [String] {
        sorted.withLock { sorted in
            if let known = sorted[locale.identifier] { return known }
            let names = all.map { (code: $0, name: name(of: $0, in: locale)) }
            let result = names.sorted { $0.name.compare($1.name, locale: locale) == .orderedAscending }.map(\.code)
            sorted[locale.identifier] = result
            return result
        }
    }

    private static let sorted = Mutex<[String: [String]]>([:])
}

extension String {
    fileprivate var folded: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
