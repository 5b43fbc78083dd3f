extension CellBuffer {
    /// A row as text with the sequences that style it, without the blanks at its end that look like the terminal's own.
    ///
    /// It begins and ends in the terminal's own style. With no colours the other attributes stay out too: the text is
    /// that of `line`.
    package func ansi(line y: Int, colors: ColorDepth) -> String {
        guard colors > .none else { return line(y) }
        let cells = row(y)
        guard let last = cells.lastIndex(where: { $0.glyph != .space || $0.style.isVisibleOnBlank }) else { return "" }
        var text: [UInt8] = []
        var style = CellStyle.plain
        for cell in cells[...last] where cell.width > 0 {
            let next = cell.glyph == .space ? cell.style.onBlank(after: style) : cell.style.legible
            if next != style {
                SGR.change(from: style, to: next, colors: colors, into: &text)
                style = next
            }
            cell.glyph.write(to: &text)
        }
        SGR.change(from: style, to: .plain, colors: colors, into: &text)
        return String(decoding: text, as: UTF8.self)
    }
}

extension CellStyle {
    /// What of a style can be seen where there is no character.
    private static let visibleOnBlank: CellAttributes = [.inverse, .underline, .strikethrough]

    /// Whether a blank in this style looks other than the terminal's own.
    fileprivate var isVisibleOnBlank: Bool {
        background != nil || !attributes.isDisjoint(with: CellStyle.visibleOnBlank)
    }

    /// The style that a terminal is in already, where a blank in it looks the same as in this one.
    func onBlank(after current: CellStyle) -> CellStyle {
        // Without colours what is tinted is underlined.
        let visible = CellStyle.visibleOnBlank.union(.tinted)
        let seen = attributes.intersection(visible)
        let looksTheSame =
            background == current.background && seen == current.attributes.intersection(visible)
            && (seen.isEmpty || foreground == current.foreground)
        return looksTheSame ? current : self
    }
}
