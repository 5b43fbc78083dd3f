/// What a mouse did, and over which cell.
public struct TerminalMouse: Hashable, Sendable {
    public enum Action: Hashable, Sendable {
        /// A button went down: 0 left, 1 middle, 2 right.
        case press(Int)
        case release
        case wheelUp, wheelDown, wheelLeft, wheelRight
        case move
    }

    public var action: Action
    /// The cell, from 0 at the top left corner.
    public var column: Int
    public var row: Int
    public var modifiers: TerminalKey.Modifiers

    public init(_ action: Action, column: Int, row: Int, modifiers: TerminalKey.Modifiers = []) {
        self.action = action
        self.column = column
        self.row = row
        self.modifiers = modifiers
    }
}
