/// One picture of a screen: its text and its elements.
public struct Frame {
    /// The title of the page, the alert or the menu that is shown.
    public let title: String
    /// The titles of the pages from the root to the one shown.
    public let path: [String]
    /// The kind of the view in front of the screen, or nil.
    public let presented: PresentationKind?
    /// How many views stand one before the other in front of the page, an open menu among them.
    package let depth: Int
    /// Whether the screen is locked. Then the frame shows the lock alone, and nothing behind it.
    public let isLocked: Bool
    /// All elements of the screen in reading order.
    public let elements: [SemanticElement]
    /// Those of them that are more than words, which are few where there are thousands.
    package let controls: [SemanticElement]
    /// Whether one of the elements says that work goes on, and not how far that is.
    package let showsWork: Bool
    package let buffer: CellBuffer
    /// The places on the screen among the cells, which are in the order in which they are seen.
    package let writing: Writing?
    /// The language and region of the screen, and whether it goes from right to left.
    package let locale: Locale
    package let isRightToLeft: Bool
    /// The part of the screen in front of the rest, where something is presented that leaves the rest in view.
    package let foreground: CellRect?
    package let scrollers: [any Scroller]
    /// The places of lists and scroll views, the inner ones first.
    package let panes: [CellRect]
    /// Whether a list or a scroll view has rows below its window.
    public let hasMore: Bool
    /// Whether a list or a scroll view has rows above its window.
    public let hasLess: Bool

    /// The rows of the screen, without the blanks at their ends and the blank rows at the end.
    public var lines: [String] {
        var lines = buffer.lines()
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The rows as one text.
    public var text: String { lines.joined(separator: "\n") }

    /// A number for the frame's size and everything visible in it, the same in every process.
    public var checksum: UInt64 { buffer.checksum }

    /// Returns the picture as a terminal window in SVG.
    ///
    /// - Parameters:
    ///   - title: The title of the window, the frame's by default.
    ///   - isDark: Whether the window has a dark ground.
    public func svg(title: String? = nil, isDark: Bool = true) -> String {
        TextCells.svg(of: buffer, title: title ?? self.title, palette: isDark ? .dark : .light)
    }

    /// Returns the first element with a label, and with a role where one is given.
    public func element(_ label: String, role: SemanticElement.Role? = nil) -> SemanticElement? {
        elements.first { $0.label == label && (role == nil || $0.role == role) }
    }

    /// Returns the first element with an accessibility identifier.
    public func element(identifier: String) -> SemanticElement? {
        elements.first { $0.identifier == identifier }
    }
}
