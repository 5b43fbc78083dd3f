import Synchronization

/// A statement as SQLite reads it.
package struct SQLText: ExpressibleByStringInterpolation, Sendable {
    package let text: String
    /// Where a connection has what it prepared for a statement that is kept; nil for one that is looked for by its text.
    let place: Int?

    package init(stringLiteral text: String) { self.init(text) }

    package init(_ text: String) { (self.text, place) = (text, nil) }

    private init(_ text: String, place: Int) { (self.text, self.place) = (text, place) }

    /// A statement that is run again and again, made once: to put its text together, and to hash it, takes as long as
    /// SQLite needs for a row.
    static func kept(_ text: String) -> SQLText {
        SQLText(text, place: keptCount.wrappingAdd(1, ordering: .relaxed).oldValue)
    }

    private static let keptCount = Atomic(0)
}
