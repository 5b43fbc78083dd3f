import PlainText

/// A piece of text in one style.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var style: CellStyle

    package init(_ text: String, style: CellStyle = .plain) {
        self.text = text
        self.style = style
    }

    /// The same with one letter for each lam and alif.
    package var ligated: TextRun { TextRun(ArabicForms.ligated(text), style: style) }
}
