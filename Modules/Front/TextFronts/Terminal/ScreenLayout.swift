import TextUITerminal

/// The shares of a terminal's cells: the program's screen, and the rows and margins around it.
struct ScreenLayout: Equatable {
    let size: CellSize
    /// The columns left free at either side; the scroll mark stands in those at the right.
    let margin: Int
    /// The rows at the foot, for the keys.
    let footer: Int

    init(_ terminal: TerminalSize) {
        size = CellSize(width: min(terminal.columns, 1000), height: min(terminal.rows, 1000))
        margin = size.width >= 44 ? 2 : size.width >= 24 ? 1 : 0
        footer = size.height >= 8 ? 1 : 0
    }

    var host: CellSize { CellSize(width: max(1, size.width - 2 * margin), height: max(1, size.height - footer)) }
}
