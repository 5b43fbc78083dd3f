/// One picture of a screen: what it says and what can be done with it.
public struct Frame {
    /// The title of the page, the alert or the menu that is shown.
    public let title: String
    /// The titles of the pages from the root to the one shown.
    public let path: [String]
    /// What stands before the screen, if anything does.
    public let presented: PresentationKind?
    /// Whether the screen is locked: then nothing here is of what the lock stands before.
    public let isLocked: Bool
    /// Everything on the screen in reading order.
    public let elements: [SemanticElement]
    let buffer: CellBuffer
    /// Where places on the screen are among the cells, which are in the order in which they are seen.
    let writing: Writing?
    /// The language and region of the screen, and whether it goes from right to left.
    let locale: Locale
    let isRightToLeft: Bool
    /// The part that stands before the rest, where something is presented that leaves the rest in view.
    let foreground: CellRect?
    let scrollers: [any Scroller]
    /// Whether a list or a scroll view has rows below its window, or above it.
    public let hasMore: Bool
    public let hasLess: Bool

    /// The rows of the screen, without the blanks at their ends.
    public var lines: [String] {
        var lines = buffer.lines()
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The rows as one text.
    public var text: String { lines.joined(separator: "\n") }

    /// A number for the frame's size and all that can be seen in it, the same in every process.
    public var checksum: UInt64 { buffer.checksum }

    /// The picture as a terminal window in SVG.
    public func svg(title: String? = nil, isDark: Bool = true) -> String {
        TextUICore.svg(of: buffer, title: title ?? self.title, palette: isDark ? .dark : .light)
    }

    /// The first element with that label, of that role where one is named.
    public func element(_ label: String, role: SemanticElement.Role? = nil) -> SemanticElement? {
        elements.first { $0.label == label && (role == nil || $0.role == role) }
    }

    /// The first element with that accessibility identifier.
    public func element(identifier: String) -> SemanticElement? {
        elements.first { $0.identifier == identifier }
    }
}
