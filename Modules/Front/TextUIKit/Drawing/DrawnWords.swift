import TextUICore

/// Words with their attributes, as they are drawn and measured: in letters of one size.
struct DrawnWords {
    private var text: Text
    private var alignment = TextAlignment.leading

    init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
        text = Text(verbatim: string).looking(attributes ?? [:])
        align(attributes?[.paragraphStyle])
    }

    init(_ string: NSAttributedString) {
        text = Text(verbatim: "")
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let words = string.attributedSubstring(from: range).string
            text = Text("\(text)\(Text(verbatim: words).looking(attributes))")
            align(attributes[.paragraphStyle])
        }
    }

    private mutating func align(_ style: Any?) {
        if let style = style as? NSParagraphStyle { alignment = style.alignment.alignment }
    }

    /// The height above the line on which letters stand.
    private static let ascent = Cells.row * 0.75

    /// Draws the words, from a line's upper left corner or its baseline, in the current context.
    func draw(in rect: CGRect, _ options: NSStringDrawingOptions = .usesLineFragmentOrigin) {
        guard options.contains(.usesLineFragmentOrigin) else {
            return draw(at: CGPoint(x: rect.minX, y: rect.minY - Self.ascent))
        }
        DrawingContexts.current?.draw(text, in: rect, alignment: alignment)
    }

    /// Draws the words from their upper left corner, in lines of their own.
    func draw(at point: CGPoint) {
        let room = CGSize(width: CGFloat.infinity, height: .infinity)
        DrawingContexts.current?.draw(text, in: CGRect(origin: point, size: room), alignment: alignment)
    }

    /// The room of the words within a size, in points.
    func room(in size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
        let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : .infinity
        return CGRect(origin: .zero, size: CGContext.size(of: text, width: width))
    }
}

extension Text {
    fileprivate func looking(_ attributes: [NSAttributedString.Key: Any]) -> Text {
        func hasLine(_ key: NSAttributedString.Key) -> Bool { (attributes[key] as? Int ?? 0) != 0 }
        let color = (attributes[.foregroundColor] as? UIColor)?.color ?? .black
        return font((attributes[.font] as? UIFont)?.font)
            .foregroundColor(color)
            .underline(hasLine(.underlineStyle))
            .strikethrough(hasLine(.strikethroughStyle))
    }
}
