/// One column of one row, sixteen bytes without gaps, so that buffers compare as memory.
package struct Cell: Equatable, Sendable {
    package private(set) var glyph: Glyph
    private var foreground: UInt32
    private var background: UInt32
    private var attributes: UInt16
    private var span: UInt16

    init(glyph: Glyph, width: Int, style: CellStyle) {
        self.glyph = glyph
        foreground = style.foreground?.packed ?? 0
        background = style.background?.packed ?? 0
        attributes = style.attributes.rawValue
        span = UInt16(truncatingIfNeeded: width)
    }

    package static let blank = Cell(glyph: .space, width: 1, style: .plain)

    /// The columns that the glyph takes: 0 for the second half of a wide one, which the cell before holds.
    package var width: Int { Int(span) }

    package var style: CellStyle {
        get {
            CellStyle(
                foreground: CellColor(packed: foreground), background: CellColor(packed: background),
                attributes: CellAttributes(rawValue: attributes))
        }
        set { self = Cell(glyph: glyph, width: width, style: newValue) }
    }

    /// Whether nothing of it is seen, whatever figures are.
    package var isBlank: Bool {
        var cell = self
        cell.attributes &= ~CellAttributes.vector.rawValue
        return cell == .blank
    }

    /// Whether it looks like another, whatever is in them.
    func looks(like other: Cell) -> Bool {
        foreground == other.foreground && background == other.background && attributes == other.attributes
    }

    /// Takes the look of another.
    mutating func takeLook(of other: Cell) {
        (foreground, background, attributes) = (other.foreground, other.background, other.attributes)
    }

    /// The same cell with its character taken away and its style kept.
    package mutating func clearGlyph() {
        glyph = .space
        span = 1
    }

    mutating func put(_ newGlyph: Glyph, width newWidth: Int) {
        glyph = newGlyph
        span = UInt16(truncatingIfNeeded: newWidth)
    }

    /// Takes the background of the cell below, where this one has none.
    func over(_ below: Cell) -> Cell {
        guard background == 0 else { return self }
        var cell = self
        cell.background = below.background
        return cell
    }

    func combine(into sum: inout Checksum) {
        if glyph.isCluster {
            for scalar in glyph.text.unicodeScalars { sum.combine(scalar.value) }
        } else {
            sum.combine(glyph.code)
        }
        sum.combine(foreground)
        sum.combine(background)
        sum.combine(UInt32(attributes) << 16 | UInt32(span))
    }
}
