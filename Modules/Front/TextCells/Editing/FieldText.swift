/// The text of a field as it is shown: where the caret stands in it, and which of its lines are in view.
package struct FieldText {
    /// The program's text, as it was when it was last looked at.
    package private(set) var text: String
    package private(set) var editor: LineEditor
    /// The selection that the program had when the text was last looked at.
    private var known: Range<Int>?
    private var broken: (width: Int, lines: [Range<Int>])?
    private var first = 0

    package init(_ text: String, _ editor: LineEditor) {
        self.text = text
        self.editor = editor
    }

    /// Takes over a text that the program has set, or that the keys have made.
    package mutating func take(_ text: String, _ editor: LineEditor) {
        if editor.characters != self.editor.characters { broken = nil }
        // A place in one text says nothing of another.
        if text != self.text { known = nil }
        (self.text, self.editor) = (text, editor)
    }

    /// Takes over the part that the program has selected, where that is another than before.
    @MainActor
    package mutating func follow(_ selection: FieldSelection?) {
        guard let wanted = selection.map({ $0.get() }), wanted != known else { return }
        known = wanted
        editor.select(wanted ?? editor.caret..<editor.caret)
    }

    /// Tells the program what is selected now.
    @MainActor
    package mutating func tell(_ selection: FieldSelection?) {
        guard let selection, known != editor.selected else { return }
        known = editor.selected
        selection.set(editor.selected)
    }

    /// The characters of each line in so many columns; broken once until the text changes.
    package mutating func lines(width: Int) -> [Range<Int>] {
        if let broken, broken.width == width { return broken.lines }
        let lines = editor.lines(width: width)
        broken = (width, lines)
        return lines
    }

    /// The lines that are in view where there is room for `height`: those around the caret where that is to be seen,
    /// else the first.
    package mutating func window(width: Int, height: Int, showsCaret: Bool) -> Range<Int> {
        let lines = lines(width: width)
        if showsCaret {
            let caret = editor.position(in: lines).line
            first = min(max(first, caret - height + 1), caret)
        } else {
            first = 0
        }
        first = max(0, min(first, lines.count - height))
        return first..<min(lines.count, first + max(0, height))
    }
}
