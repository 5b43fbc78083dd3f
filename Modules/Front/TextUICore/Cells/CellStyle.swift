/// How a cell looks. A colour that is absent is the one behind, at last the terminal's own.
struct CellStyle: Hashable, Sendable {
    var foreground: CellColor?
    var background: CellColor?
    var attributes: CellAttributes

    init(foreground: CellColor? = nil, background: CellColor? = nil, attributes: CellAttributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    static let plain = CellStyle()

    /// This style where it says something, `outer` where it does not; the attributes of both.
    func merging(under outer: CellStyle) -> CellStyle {
        CellStyle(
            foreground: foreground ?? outer.foreground,
            background: background ?? outer.background,
            attributes: attributes.union(outer.attributes))
    }
}
