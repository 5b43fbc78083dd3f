package struct CellAttributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    // The standard library's own, which other modules would call without knowing the type.
    package init(arrayLiteral elements: CellAttributes...) {
        var bits: UInt16 = 0
        for element in elements { bits |= element.rawValue }
        rawValue = bits
    }

    package static let none: CellAttributes = []
    package var isEmpty: Bool { rawValue == 0 }
    package func contains(_ other: CellAttributes) -> Bool { rawValue & other.rawValue == other.rawValue }
    package func union(_ other: CellAttributes) -> CellAttributes {
        CellAttributes(rawValue: rawValue | other.rawValue)
    }
    package func subtracting(_ other: CellAttributes) -> CellAttributes {
        CellAttributes(rawValue: rawValue & ~other.rawValue)
    }
    package mutating func formUnion(_ other: CellAttributes) { self = union(other) }
    @discardableResult
    package mutating func insert(_ other: CellAttributes) -> (inserted: Bool, memberAfterInsert: CellAttributes) {
        let old = intersection(other)
        formUnion(other)
        return (old != other, old == other ? old : other)
    }
    @discardableResult
    package mutating func remove(_ other: CellAttributes) -> CellAttributes? {
        let old = intersection(other)
        self = subtracting(other)
        return old.isEmpty ? nil : old
    }
    package func intersection(_ other: CellAttributes) -> CellAttributes {
        CellAttributes(rawValue: rawValue & other.rawValue)
    }

    package static let bold = CellAttributes(rawValue: 1 << 0)
    package static let faint = CellAttributes(rawValue: 1 << 1)
    package static let italic = CellAttributes(rawValue: 1 << 2)
    package static let underline = CellAttributes(rawValue: 1 << 3)
    package static let strikethrough = CellAttributes(rawValue: 1 << 4)
    package static let inverse = CellAttributes(rawValue: 1 << 5)
    /// Stands for a part of a picture, until something else is drawn there. Nothing that is sent to a terminal.
    package static let picture = CellAttributes(rawValue: 1 << 6)
    /// Stands for a part of a drawing of which figures are known, likewise.
    package static let vector = CellAttributes(rawValue: 1 << 7)
    /// Has the tint, the colour of what can be acted on. Where there are no colours it is underlined.
    package static let tinted = CellAttributes(rawValue: 1 << 8)
    /// Takes its room, and is not drawn. No cell has it.
    package static let unseen = CellAttributes(rawValue: 1 << 9)

    private static let marks: UInt16 = 0xFC00
    /// The greatest mark.
    package static let lastMark = 63

    /// The number of a part of a text, 0 for none. No cell has it.
    package var mark: Int {
        get { Int(rawValue >> 10) }
        set { self = CellAttributes(rawValue: rawValue & ~Self.marks | UInt16(newValue) << 10) }
    }
}
