import PlainText

/// Words that look alike.
package struct PageRun: Hashable {
    package let text: String
    package let isBold: Bool
    package let isItalic: Bool
    package let isFaint: Bool
    package let isUnderlined: Bool
    package let isStruck: Bool
    /// The nearest of the sixteen colours of a terminal; nil for the page's own.
    package let color: Int?
}

/// The look of an element's words as a whole.
package struct PageLook: Hashable {
    package let size: Font.TextStyle
    package let alignment: TextAlignment
    package let lineLimit: Int?
}

extension PageRun {
    package init(_ run: TextRun) {
        let attributes = run.style.attributes
        let isUnseen = attributes.contains(.unseen)
        self.init(
            text: isUnseen ? String(repeating: " ", count: TextWidth.columns(of: run.text)) : run.text,
            isBold: attributes.contains(.bold), isItalic: attributes.contains(.italic),
            isFaint: attributes.contains(.faint), isUnderlined: attributes.contains(.underline),
            isStruck: attributes.contains(.strikethrough), color: run.style.foreground.map { Int($0.nearestANSI) })
    }
}
