/// The effect of a key on a text.
package enum TextEdit: Equatable {
    case insert(String)
    case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward, deleteToStart, deleteToEnd
    case left, right, wordLeft, wordRight, start, end
    /// To the line above or below, of a text that is shown in lines of so many columns.
    case up(width: Int), down(width: Int)
    /// To a place that was pointed at.
    case place(Int)
}
