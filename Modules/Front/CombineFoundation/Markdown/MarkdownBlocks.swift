/// The blocks of a text in Markdown, by CommonMark's rules: paragraphs, headings, lists, quotations, code and lines.
struct MarkdownBlocks {
    /// A block that has words.
    struct Block {
        let intent: PresentationIntent
        let runs: [Markdown.Run]
    }

    /// The blocks within each other beyond which quotations and lists are words.
    private static let most = 100
    private(set) var found: [Block] = []
    private var blocks = 0

    init(_ text: String) {
        var fence: Substring?
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            // Tabs within code stay.
            let isCode = fence != nil
            if let mark = line.fence { fence = fence.map { mark.ends($0) ? nil : $0 } ?? mark.mark }
            return isCode ? line : line.withoutTabs
        }
        read(lines[...])
    }

    /// Reads the lines that stand in a block, or in none.
    private mutating func read(_ lines: ArraySlice<Substring>, in parent: PresentationIntent? = nil) {
        var rest = lines
        let isDeep = parent.map { $0.count >= Self.most } ?? false
        while let line = rest.first {
            if line.isBlank {
                rest.removeFirst()
            } else if let fence = line.fence {
                readCode(&rest, fence, parent)
            } else if line.indentation >= 4 {
                readIndentedCode(&rest, parent)
            } else if let heading = line.heading {
                rest.removeFirst()
                add(.header(level: heading.level), words: String(heading.words), parent)
            } else if line.isThematicBreak {
                rest.removeFirst()
                add(.thematicBreak, [Markdown.Run("⸻")], parent)
            } else if line.isQuoted, !isDeep {
                readQuote(&rest, parent)
            } else if let item = line.item, !isDeep {
                readList(&rest, item.list, parent)
            } else {
                readParagraph(&rest, parent)
            }
        }
    }

    private mutating func new(_ kind: PresentationIntent.Kind, _ parent: PresentationIntent?) -> PresentationIntent {
        blocks += 1
        return PresentationIntent(kind, identity: blocks, parent: parent)
    }

    private mutating func add(
        _ kind: PresentationIntent.Kind, _ runs: [Markdown.Run], _ parent: PresentationIntent?
    ) {
        found.append(Block(intent: new(kind, parent), runs: runs))
    }

    private mutating func add(_ kind: PresentationIntent.Kind, words: String, _ parent: PresentationIntent?) {
        add(kind, Markdown.parse(words, breaks: .folded), parent)
    }

    private mutating func readCode(
        _ rest: inout ArraySlice<Substring>, _ fence: Substring.Fence, _ parent: PresentationIntent?
    ) {
        let indentation = rest.removeFirst().indentation
        let code = rest.prefix { $0.fence?.ends(fence.mark) != true }
        rest = rest.dropFirst(code.count + 1)
        addCode(code.map { $0.dropFirst(min(indentation, $0.indentation)) }, fence.language, parent)
    }

    private mutating func readIndentedCode(_ rest: inout ArraySlice<Substring>, _ parent: PresentationIntent?) {
        let lines = rest.prefix { $0.isBlank || $0.indentation >= 4 }
        rest = rest.dropFirst(lines.count)
        let code = lines.reversed().drop(while: \.isBlank).reversed()
        addCode(code.map { $0.dropFirst(4) }, nil, parent)
    }

    private mutating func addCode(_ lines: [Substring], _ language: String?, _ parent: PresentationIntent?) {
        let text = lines.map { $0 + "\n" }.joined()
        add(.codeBlock(languageHint: language), [Markdown.Run(text)], parent)
    }

    private mutating func readQuote(_ rest: inout ArraySlice<Substring>, _ parent: PresentationIntent?) {
        var lines = BlockLines()
        while let line = rest.first, !line.isBlank {
            if line.isQuoted {
                lines.add(line.unquoted)
            } else {
                guard lines.takeLazily(line) else { break }
            }
            rest.removeFirst()
        }
        read(lines.all[...], in: new(.blockQuote, parent))
    }

    private mutating func readList(
        _ rest: inout ArraySlice<Substring>, _ kind: Substring.List, _ parent: PresentationIntent?
    ) {
        let list = new(kind.isOrdered ? .orderedList : .unorderedList, parent)
        var ordinal: Int?
        while let item = rest.first?.item, item.list == kind, rest.first?.isThematicBreak == false {
            ordinal = ordinal.map { $0 + 1 } ?? item.number ?? 1
            var lines = BlockLines()
            lines.add(rest.removeFirst().dropFirst(item.width))
            while let line = rest.first {
                let blanks = rest.prefix(while: \.isBlank)
                if !blanks.isEmpty {
                    // Lines without words belong to the item where more of it follows.
                    guard rest.dropFirst(blanks.count).first.map({ $0.indentation >= item.width }) == true else {
                        break
                    }
                    for _ in blanks { lines.add("") }
                    rest = rest.dropFirst(blanks.count)
                    continue
                }
                if line.indentation >= item.width {
                    lines.add(line.dropFirst(item.width))
                } else {
                    // A paragraph goes on without its indentation.
                    guard line.item == nil, lines.takeLazily(line) else { break }
                }
                rest.removeFirst()
            }
            read(lines.all[...], in: new(.listItem(ordinal: ordinal ?? 1), list))
            let next = rest.drop(while: \.isBlank)
            if next.first?.item?.list == kind { rest = next }
        }
    }

    private mutating func readParagraph(_ rest: inout ArraySlice<Substring>, _ parent: PresentationIntent?) {
        var lines: [Substring] = []
        var level: Int?
        while let line = rest.first, !line.isBlank {
            level = lines.isEmpty ? nil : line.underline
            guard level != nil || lines.isEmpty || !line.startsBlock else { break }
            rest.removeFirst()
            guard level == nil else { break }
            lines.append(line.drop { $0 == " " })
        }
        let words = lines.joined(separator: "\n")
        add(level.map { .header(level: $0) } ?? .paragraph, words: words.trimmedEnd, parent)
    }
}

/// The lines of a quotation or of a list's item, without its marks.
private struct BlockLines {
    private(set) var all: [Substring] = []
    private var fence: Substring?
    /// Whether the last line is a paragraph's.
    private var isParagraph = false

    mutating func add(_ line: Substring) {
        all.append(line)
        if let found = line.fence {
            fence = fence.map { found.ends($0) ? nil : $0 } ?? found.mark
            isParagraph = false
        } else if fence == nil {
            isParagraph = line.isParagraph(after: isParagraph)
        }
    }

    /// Takes a line without marks, where a paragraph goes on in it; says whether.
    mutating func takeLazily(_ line: Substring) -> Bool {
        guard isParagraph, !line.startsBlock else { return false }
        // Such a line makes no heading of the paragraph.
        all.append(line.underline == nil ? line : "\\" + line.drop { $0 == " " })
        return true
    }
}

extension Substring {
    /// What tells one list from the next: its mark.
    fileprivate struct List: Equatable {
        let mark: Character
        var isOrdered: Bool { mark == "." || mark == ")" }
    }

    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
    fileprivate var indentation: Int { prefix { $0 == " " }.count }
    private var words: Substring { indentation < 4 ? drop { $0 == " " } : "" }
    fileprivate var isQuoted: Bool { words.first == ">" }

    /// The words of a line of a quotation.
    fileprivate var unquoted: Substring {
        let rest = words.dropFirst()
        return rest.first == " " ? rest.dropFirst() : rest
    }

    /// Whether a paragraph may go on behind the line, which follows a paragraph's or not.
    fileprivate func isParagraph(after isParagraph: Bool) -> Bool {
        var (line, isParagraph) = (self, isParagraph)
        while true {
            if line.isBlank || line.heading != nil || line.isThematicBreak { return false }
            if isParagraph, line.underline != nil { return false }
            if line.indentation >= 4 { return isParagraph }
            guard line.isQuoted || line.item != nil else { return true }
            line = line.isQuoted ? line.unquoted : line.dropFirst(line.item?.width ?? 0)
            isParagraph = false
        }
    }

    /// The line with spaces in place of the tabs before its words, up to every fourth column.
    fileprivate var withoutTabs: Substring {
        guard contains("\t") else { return self }
        var before = ""
        var rest = self
        while let character = rest.first, character.isWhitespace || ">-+*.)".contains(character) || character.isNumber {
            before += character == "\t" ? String(repeating: " ", count: 4 - before.count % 4) : String(character)
            rest = rest.dropFirst()
        }
        return before + rest
    }

    /// Whether a paragraph before it ends.
    fileprivate var startsBlock: Bool {
        isQuoted || isThematicBreak || heading != nil || fence != nil
            || item.map { !dropFirst($0.width).isBlank && [nil, 1].contains($0.number) } == true
    }

    fileprivate var isThematicBreak: Bool {
        let marks = words.filter { !$0.isWhitespace }
        return marks.count >= 3 && marks.first.map { "*-_".contains($0) } == true && Set(marks).count == 1
    }

    /// The level of the heading that a paragraph before it becomes.
    fileprivate var underline: Int? {
        let marks = words.trimmedEnd
        return switch Set(marks) {
        case ["="]: 1
        case ["-"]: 2
        default: nil
        }
    }

    fileprivate var heading: (level: Int, words: Substring)? {
        guard let found = words.wholeMatch(of: /(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*/) else { return nil }
        return (found.1.count, found.2 ?? "")
    }

    /// The line before a block of code, or behind it.
    fileprivate struct Fence {
        let mark: Substring
        let language: String?

        /// Whether a block ends with it that began with `mark`.
        func ends(_ mark: Substring) -> Bool { language == nil && self.mark.hasPrefix(mark) }
    }

    fileprivate var fence: Fence? {
        guard let found = words.wholeMatch(of: /(`{3,}|~{3,})[ \t]*([^`\s]*)[^`]*/) else { return nil }
        return Fence(mark: found.1, language: found.2.isEmpty ? nil : String(found.2))
    }

    /// The mark of a list's item, with its number and the columns before its words.
    fileprivate var item: (list: List, number: Int?, width: Int)? {
        guard let found = words.prefixMatch(of: /(?:([0-9]{1,9})([.)])|([-+*]))(?:( {1,4})(?! )|(?= )|$)/),
            let mark = (found.2 ?? found.3)?.first
        else { return nil }
        let marks = words.distance(from: words.startIndex, to: found.range.upperBound)
        return (List(mark: mark), found.1.flatMap { Int($0) }, indentation + marks + (found.4 == nil ? 1 : 0))
    }
}

extension StringProtocol {
    fileprivate var trimmedEnd: String {
        String(reversed().drop(while: \.isWhitespace).reversed())
    }
}
