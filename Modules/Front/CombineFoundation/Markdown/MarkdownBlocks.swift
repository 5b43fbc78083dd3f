/// The blocks of a text in Markdown, by CommonMark's rules: paragraphs, headings, lists, quotations, code and lines.
struct MarkdownBlocks {
    /// A block that has words.
    struct Block {
        let intent: PresentationIntent
        let runs: [Markdown.Run]
    }

    private(set) var found: [Block] = []
    private var blocks = 0

    /// Reads the lines that stand in a block, or in none.
    mutating func read(_ lines: ArraySlice<Substring>, in parent: PresentationIntent? = nil) {
        var rest = lines
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
            } else if line.isQuoted {
                readQuote(&rest, parent)
            } else if let item = line.item {
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
        _ rest: inout ArraySlice<Substring>, _ fence: (mark: Substring, language: String?),
        _ parent: PresentationIntent?
    ) {
        let indentation = rest.removeFirst().indentation
        let code = rest.prefix { $0.fence.map { $0.language != nil || !$0.mark.hasPrefix(fence.mark) } ?? true }
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
        let lines = rest.prefix { !$0.isBlank && ($0.isQuoted || !$0.startsBlock) }
        rest = rest.dropFirst(lines.count)
        let inner = lines.map { line -> Substring in
            guard line.isQuoted else { return line }
            let words = line.drop { $0 == " " }.dropFirst()
            return words.first == " " ? words.dropFirst() : words
        }
        read(inner[...], in: new(.blockQuote, parent))
    }

    private mutating func readList(
        _ rest: inout ArraySlice<Substring>, _ kind: Substring.List, _ parent: PresentationIntent?
    ) {
        let list = new(kind.isOrdered ? .orderedList : .unorderedList, parent)
        var ordinal: Int?
        while let item = rest.first?.item, item.list == kind, rest.first?.isThematicBreak == false {
            ordinal = ordinal.map { $0 + 1 } ?? item.number ?? 1
            var lines = [rest.removeFirst().dropFirst(item.width)]
            while let line = rest.first {
                if line.isBlank {
                    // Lines without words belong to the item where more of it follows.
                    guard rest.drop(while: \.isBlank).first.map({ $0.indentation >= item.width }) == true else { break }
                } else if line.indentation < item.width {
                    // A paragraph goes on without its indentation.
                    guard !line.startsBlock, line.item == nil, lines.last?.isBlank == false else { break }
                }
                rest.removeFirst()
                lines.append(line.dropFirst(min(item.width, line.indentation)))
            }
            read(lines[...], in: new(.listItem(ordinal: ordinal ?? 1), list))
            if rest.first?.isBlank == true, rest.drop(while: \.isBlank).first?.item?.list == kind {
                rest = rest.drop(while: \.isBlank)
            }
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

    fileprivate var fence: (mark: Substring, language: String?)? {
        guard let found = words.wholeMatch(of: /(`{3,}|~{3,})[ \t]*([^`\s]*)[^`]*/) else { return nil }
        return (found.1, found.2.isEmpty ? nil : String(found.2))
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
