public import Foundation
import TextUICore

/// The languages that a browser asks for in its header `Accept-Language`.
///
///     let locale = AcceptedLanguages(request.headers["accept-language"]).locale(among: ["en", "de"])
///
/// Source: RFC 9110, section 12.5.4.
public struct AcceptedLanguages: Sendable {
    /// Language tags, and `*` for any, from the most wanted on.
    private let ranges: [String]

    /// Reads a header. Those of its parts that are not in order are left out, and so is whatever follows the first 32.
    public init(_ header: String?) {
        let parts = (header ?? "").split(separator: ",").prefix(32).compactMap(Self.read)
        ranges = parts.filter { $0.quality > 0 }.sorted { $0.quality > $1.quality }.map(\.range)
    }

    /// The language and region that is wanted most; nil where none of `languages` is, and the server may choose.
    ///
    /// - Parameter languages: By their codes, such as `de`.
    public func locale(among languages: Set<String>) -> Locale? {
        for range in ranges {
            if range == "*" { return nil }
            guard let language = range.split(separator: "-").first, languages.contains(language.lowercased()) else {
                continue
            }
            return ProgramLocale.locale(closestTo: range) ?? Locale(identifier: language.lowercased())
        }
        return nil
    }

    private static func read(_ part: Substring) -> (range: String, quality: Double)? {
        let pieces = part.split(separator: ";", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard pieces.count <= 2, pieces[0] == "*" || isTag(pieces[0]) else { return nil }
        guard pieces.count == 2 else { return (pieces[0], 1) }
        return quality(pieces[1]).map { (pieces[0], $0) }
    }

    private static func isTag(_ text: String) -> Bool {
        text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }

    /// A weight such as `q=0.8`, from 0 to 1 with at most three digits.
    private static func quality(_ text: String) -> Double? {
        guard let match = text.wholeMatch(of: /[qQ]=(0(\.[0-9]{0,3})?|1(\.0{0,3})?)/) else { return nil }
        return Double(match.1.hasSuffix(".") ? match.1.dropLast() : match.1)
    }
}
