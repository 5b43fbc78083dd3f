import Foundation

/// The blocks of Markdown that a run of text stands in, as Foundation's type of this name on Apple's systems.
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// A kind of block.
    public enum Kind: Hashable, Codable, Sendable {
        /// A paragraph.
        case paragraph
        /// A heading, of level 1 to 6.
        case header(level: Int)
        /// A list with numbers.
        case orderedList
        /// A list with bullets.
        case unorderedList
        /// An item of a list, with its number; 1 and on in a list with bullets.
        case listItem(ordinal: Int)
        /// A block of code, with the language that its fence names.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line between blocks.
        case thematicBreak
        /// A table. No Markdown gets it here: its lines are a paragraph.
        case table(columns: [TableColumn])
        /// The row of a table's headings.
        case tableHeaderRow
        /// A row of a table, counted from 1.
        case tableRow(rowIndex: Int)
        /// A cell of a row, counted from 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// Where the words of a column stand.
        public enum Alignment: Int, Codable, Sendable {
            case left, center, right
        }

        /// Where the words of the column stand.
        public var alignment: Alignment
        /// Makes a column.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// One block, which has a number of its own in the text.
    public struct IntentType: Hashable, Identifiable, Codable, Sendable {
        /// The kind of block.
        public var kind: Kind
        /// The number of the block: two paragraphs after each other differ in it alone.
        public var identity: Int
        /// The number of the block.
        public var id: Int { identity }

        /// Makes a block.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]
    /// The number of blocks.
    public var count: Int { components.count }
    /// The number of lists and quotations among the blocks.
    public var indentationLevel: Int {
        components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
    }

    /// Makes a block within another.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Makes the intent of blocks, the innermost first.
    public init(types: [IntentType]) { components = types }
}
