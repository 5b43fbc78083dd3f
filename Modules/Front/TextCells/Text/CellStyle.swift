/// How a cell looks. A colour that is absent is the one behind, at last the terminal's own.
package struct CellStyle: Hashable, Sendable {
    package var foreground: CellColor?
    package var background: CellColor?
    package var attributes: CellAttributes

    package init(foreground: CellColor? = nil, background: CellColor? = nil, attributes: CellAttributes = .none) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    package static let plain = CellStyle()

    /// This style where it says something, `outer` where it does not; the attributes of both.
    package func merging(under outer: CellStyle) -> CellStyle {
        CellStyle(
            foreground: foreground ?? outer.foreground,
            background: background ?? outer.background,
            attributes: attributes.union(outer.attributes))
    }
}
