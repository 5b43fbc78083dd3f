public import Foundation

/// Writes several items as one list, such as `A, B, and C`. As Foundation's `ListFormatter`, which it lacks on Linux.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language and region of the list.
    open var locale: Locale!
    /// Writes each item; nil for the item's own description.
    open var itemFormatter: Formatter?

    /// Makes a formatter for the program's language and region.
    public override init() {
        locale = .autoupdatingCurrent
        super.init()
    }

    /// Returns nil: no formatter is kept in an archive.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Returns strings as a list in the program's language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

    /// Returns items as a list; nil where the formatter of items cannot write one.
    open func string(from items: [Any]) -> String? {
        let words = items.map { item in itemFormatter.map { $0.string(for: item) } ?? String(describing: item) }
        guard words.allSatisfy({ $0 != nil }) else { return nil }
        return words.compactMap { $0 }.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// Returns an array as a list; nil for anything else.
    open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
}
