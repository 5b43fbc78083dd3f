import Foundation

/// The countries of ISO 3166.
package enum Country {
    private static let codes = Locale.Region.isoRegions.map(\.identifier).filter {
        $0.count == 2 && $0.allSatisfy(\.isLetter) && $0 != "ZZ"
    }

    /// The codes, and the names in the languages that one can choose.
    private static let known = Set(
        codes.map(\.folded)
            + Demographics.languages.flatMap { language in
                let locale = Locale(identifier: language)
                return codes.compactMap { locale.localizedString(forRegionCode: $0)?.folded }
            })

    /// Whether `text` is a country's code, such as `CH`, or its name in one of these languages.
    package static func isKnown(_ text: String) -> Bool { known.contains(text.folded) }
}

extension String {
    fileprivate var folded: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
