/// A piece of text in one style.
struct TextRun: Hashable, Sendable {
    var text: String
    var style: CellStyle

    init(_ text: String, style: CellStyle = .plain) {
        self.text = text
        self.style = style
    }
}
