public import Foundation
import Synchronization
internal import _FoundationICU

extension String {
    /// Compares strings as a person who speaks the language of the program's locale orders them, by the rules of ICU.
    /// Foundation on Linux has no comparator of its own for that.
    public struct _LocalizedComparator: SortComparator, Sendable {
        /// The order.
        public var order = SortOrder.forward
        /// Whether digits count as the numbers that they write, so that `a9` stands before `a10`.
        let countsDigits: Bool

        /// Compares two strings: first by their letters, then by accents, then by case.
        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            let result = Collation.of(.current, countsDigits: countsDigits)?.compare(lhs, rhs) ?? lhs.compared(to: rhs)
            return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
        }
    }

    fileprivate func compared(to other: String) -> ComparisonResult {
        self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
    }
}

extension SortComparator where Self == String._LocalizedComparator {
    /// The order of a person's language.
    public static var localized: String._LocalizedComparator { .init(countsDigits: false) }
    /// The order of a person's language in lists, such as those of files: `a9` stands before `a10`.
    public static var localizedStandard: String._LocalizedComparator { .init(countsDigits: true) }
}

/// ICU's order of a language, which several threads may use at once.
private final class Collation: @unchecked Sendable {
    private let collator: OpaquePointer

    private init?(_ locale: String, countsDigits: Bool) {
        var status = U_ZERO_ERROR
        guard let collator = swift_ucol_open(locale, &status) else { return nil }
        self.collator = collator
        if countsDigits { swift_ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status) }
    }

    deinit { swift_ucol_close(collator) }

    func compare(_ a: String, _ b: String) -> ComparisonResult {
        let (a, b) = (Array(a.utf16), Array(b.utf16))
        let result = swift_ucol_strcoll(collator, a, Int32(a.count), b, Int32(b.count))
        return ComparisonResult(rawValue: Int(result.rawValue)) ?? .orderedSame
    }

    private struct Key: Hashable {
        let locale: String
        let countsDigits: Bool
    }

    /// The orders that were asked for, for making one takes many times as long as using it.
    private static let known = Mutex<[Key: Collation]>([:])

    static func of(_ locale: Locale, countsDigits: Bool) -> Collation? {
        let key = Key(locale: locale.identifier, countsDigits: countsDigits)
        return known.withLock { known in
            if let collation = known[key] { return collation }
            let collation = Collation(key.locale, countsDigits: countsDigits)
            known[key] = collation
            return collation
        }
    }
}
