/// A control whose text the keys of a screen edit.
@MainActor
package protocol EditedField: AnyObject {
    var content: FieldContent? { get }
    /// Whether what was typed is not taken over yet.
    var isOpen: Bool { get }
    /// The columns that its text has.
    var textWidth: Int { get }
    /// The place of the caret on the screen.
    var caretPlace: CellPoint? { get }
    /// Whether what is typed goes from right to left.
    var isRightToLeft: Bool { get }
    /// The line of the text in which the caret stands, from 0.
    var caretLine: Int { get }
    /// Returns what was deleted, for those keys that keep it.
    func edit(_ edit: TextEdit) -> String?
    /// Shows the value as a text to be changed.
    func open()
    /// Takes over what was typed.
    func commit() throws
    func cancel()
    /// The character at a place on the screen.
    func index(at place: CellPoint) -> Int
}
