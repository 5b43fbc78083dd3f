import PlainText

/// A control's value in lines. A frame asks for them several times, and they are work where the value is long.
struct WrappedValue {
    let lines: [TextLine]
    private let text: String
    private let width: Int?
    private let style: CellStyle

    init(_ text: String, width: Int?, style: CellStyle) {
        self.text = text
        self.width = width
        self.style = style
        lines = TextWrapping.lines([TextRun(printable(text, keepingNewlines: true), style: style)], width: width)
    }

    func isOf(_ text: String, width: Int?, style: CellStyle) -> Bool {
        self.width == width && self.style == style && self.text == text
    }
}
