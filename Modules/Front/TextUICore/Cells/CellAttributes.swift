struct CellAttributes: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    static let bold = CellAttributes(rawValue: 1 << 0)
    static let faint = CellAttributes(rawValue: 1 << 1)
    static let italic = CellAttributes(rawValue: 1 << 2)
    static let underline = CellAttributes(rawValue: 1 << 3)
    static let strikethrough = CellAttributes(rawValue: 1 << 4)
    static let inverse = CellAttributes(rawValue: 1 << 5)
    /// Stands for a part of a picture, until something else is drawn there. Nothing that is sent to a terminal.
    static let picture = CellAttributes(rawValue: 1 << 6)
    /// Stands for a part of a drawing of which figures are known, likewise.
    static let vector = CellAttributes(rawValue: 1 << 7)
    /// Has the tint, the colour of what can be acted on. Where there are no colours it is underlined.
    static let tinted = CellAttributes(rawValue: 1 << 8)
    /// Takes its room, and is not drawn. No cell has it.
    static let unseen = CellAttributes(rawValue: 1 << 9)
}
