/// An action of the mouse, over a cell.
public struct TerminalMouse: Hashable, Sendable {
    /// A kind of mouse action.
    public enum Action: Hashable, Sendable {
        /// A button went down: 0 left, 1 middle, 2 right.
        case press(Int)
        /// A button went up.
        case release
        case wheelUp, wheelDown, wheelLeft, wheelRight
        case move
    }

    /// The action.
    public var action: Action
    /// The cell's column, from 0 at the left edge.
    public var column: Int
    /// The cell's row, from 0 at the top.
    public var row: Int
    /// The keys held down.
    public var modifiers: TerminalKey.Modifiers

    /// Creates an action over a cell.
    public init(_ action: Action, column: Int, row: Int, modifiers: TerminalKey.Modifiers = []) {
        self.action = action
        self.column = column
        self.row = row
        self.modifiers = modifiers
    }
}
