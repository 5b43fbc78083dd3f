import Foundation

/// The inline marks that a string may carry: `**bold**`, `*italic*`, `~~struck~~`, `` `code` ``, links and pictures.
/// Foundation's own parser does not exist on Linux.
package enum Markdown {
    /// Words between marks.
    package struct Run: Equatable {
        package var text: String
        package var intent: InlinePresentationIntent = []
        /// The address that the words lead to.
        package var link: String?
        /// The address of the picture that the words describe.
        package var picture: String?

        package init(_ text: String, _ intent: InlinePresentationIntent = [], link: String? = nil) {
            self.text = text
            self.intent = intent
            self.link = link
        }
    }

    /// What the ends of lines become.
    package enum Breaks {
        case kept
        /// A space, or a new line after two spaces or a backslash.
        case folded
    }

    /// The bytes without which a text has no marks.
    private static let marks = Array("*_~`[\\<&".utf8)

    /// The words of a text without its marks, as CommonMark reads them.
    package static func parse(_ source: String, breaks: Breaks = .kept) -> [Run] {
        let mayHaveMarks = source.utf8.contains(where: marks.contains)
        guard mayHaveMarks || breaks == .folded && source.contains(where: \.isNewline) else { return [Run(source)] }
        var parser = InlineParser(source, breaks)
        return parser.runs()
    }
}
