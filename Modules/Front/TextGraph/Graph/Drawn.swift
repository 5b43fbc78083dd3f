/// What an element draws by itself.
enum Drawn {
    case words(any WordsElement)
    /// A sign in the place of a system image.
    case sign(String)
    /// A shape, a colour or a canvas.
    case drawing
    /// A row of a table, which is made of its cells.
    case tableRow
}

/// An element that draws words of its own.
@MainActor
package protocol WordsElement: ViewElement {
    /// The words, each run with its look.
    var runsOfWords: [TextRun] { get }
    /// The words by which the drawn ones are read; nil where these are read themselves.
    var wordsToRead: String? { get }
    /// The look of the words as a whole, for pages.
    var lookOfWords: PageLook { get }
}

extension ViewElement {
    /// This element as one that draws words; nil where it draws none.
    package var words: (any WordsElement)? { if case .words(let words) = drawn { words } else { nil } }
    /// The sign that it draws; nil where it draws none.
    package var sign: String? { if case .sign(let sign) = drawn { sign } else { nil } }
    /// Whether it draws a shape, a colour or a canvas.
    package var isDrawing: Bool { if case .drawing = drawn { true } else { false } }
    /// Whether it is a row of a table.
    var isTableRow: Bool { if case .tableRow = drawn { true } else { false } }
}
