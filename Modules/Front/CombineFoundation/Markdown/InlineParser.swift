/// Reads the inline marks of a text by CommonMark's rules, without references, and with struck words as GitHub has them.
struct InlineParser {
    /// Words, or signs that may be marks.
    private struct Piece {
        var run: Markdown.Run
        var marks: Marks?
    }

    /// Equal signs beside each other.
    private struct Marks {
        let sign: Character
        let length: Int
        let opens: Bool
        let closes: Bool
        /// The number of signs that are no mark yet.
        var count: Int

        /// Whether the words up to `closer` stand between two marks.
        func opens(for closer: Marks) -> Bool {
            guard opens, sign == closer.sign else { return false }
            guard sign != "~" else { return count == 2 && closer.count == 2 }
            guard closes || closer.opens else { return true }
            return (length + closer.length) % 3 != 0 || length % 3 == 0 && closer.length % 3 == 0
        }
    }

    /// The beginning of what may be a link or a picture.
    private struct Bracket {
        let piece: Int
        let isPicture: Bool
        /// The number of marks before it.
        let marks: Int
        /// Whether no link has been found behind it: links hold no links.
        var isActive = true
    }

    /// Marks that no opener was found for: their like need not look there again.
    private struct Missed: Hashable {
        let sign: Character
        let opens: Bool
        let remainder: Int
    }

    private let source: [Character]
    private let breaks: Markdown.Breaks
    private var at = 0
    private var plain = ""
    private var pieces: [Piece] = []
    /// The pieces that may be marks, from the first one on that is not within a link.
    private var marks: [Int] = []
    private var brackets: [Bracket] = []
    /// The numbers of backticks that code was begun with and that do not come again.
    private var endless: Set<Int> = []

    init(_ source: String, _ breaks: Markdown.Breaks) {
        self.source = Array(source)
        self.breaks = breaks
    }

    mutating func runs() -> [Markdown.Run] {
        while let character = peek() { read(character) }
        flush()
        pair(from: 0)
        var runs: [Markdown.Run] = []
        for piece in pieces {
            var run = piece.run
            if let marks = piece.marks { run.text = String(repeating: marks.sign, count: marks.count) }
            guard !run.text.isEmpty else { continue }
            if let last = runs.last, (last.intent, last.link, last.picture) == (run.intent, run.link, run.picture) {
                runs[runs.count - 1].text += run.text
            } else {
                runs.append(run)
            }
        }
        return runs
    }

    private func peek(_ distance: Int = 0) -> Character? {
        source.indices.contains(at + distance) ? source[at + distance] : nil
    }

    private mutating func read(_ character: Character) {
        if breaks == .folded, readLineEnd(character) { return }
        let isRead =
            switch character {
            case "\\": readEscape()
            case "&": readEntity()
            case "`": readCode()
            case "<": readAddress()
            case "!", "[": readBracket(character)
            case "]": readLink()
            case "*", "_", "~": readMarks(character)
            default: false
            }
        guard !isRead else { return }
        plain.append(character)
        at += 1
    }

    private mutating func flush() {
        if !plain.isEmpty { pieces.append(Piece(run: Markdown.Run(plain))) }
        plain = ""
    }

    private mutating func add(_ text: String, _ intent: InlinePresentationIntent = [], link: String? = nil) {
        flush()
        pieces.append(Piece(run: Markdown.Run(text, intent, link: link)))
    }

    /// The spaces around the end of a line belong to it; two before it, or a backslash, ask for a new line.
    private mutating func readLineEnd(_ character: Character) -> Bool {
        let isBackslash = character == "\\" && peek(1)?.isNewline == true
        guard character.isNewline || isBackslash else { return false }
        let isHard = isBackslash || plain.hasSuffix("  ")
        while plain.last == " " { plain.removeLast() }
        add(isHard ? "\n" : " ", isHard ? .lineBreak : .softBreak)
        at += isBackslash ? 2 : 1
        while peek() == " " { at += 1 }
        return true
    }

    private mutating func readEscape() -> Bool {
        guard let next = peek(1), next.isMarkable else { return false }
        plain.append(next)
        at += 2
        return true
    }

    private mutating func readEntity() -> Bool {
        guard let end = source[at...].prefix(12).firstIndex(of: ";"),
            let character = Self.character(of: String(source[at + 1..<end]))
        else { return false }
        plain.append(character)
        at = end + 1
        return true
    }

    private static let entities: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "bull": "•", "middot": "·", "deg": "°", "euro": "€",
        "times": "×", "larr": "←", "rarr": "→",
    ]

    private static func character(of entity: String) -> Character? {
        guard entity.first == "#" else { return entities[entity] }
        let digits = entity.dropFirst()
        let number = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }.map(Character.init)
    }

    /// Code between as many backticks on both sides. One space at each end belongs to them.
    private mutating func readCode() -> Bool {
        let count = source[at...].prefix { $0 == "`" }.count
        guard !endless.contains(count), let end = endOfCode(count) else {
            endless.insert(count)
            plain += String(repeating: "`", count: count)
            at += count
            return true
        }
        var code = source[at + count..<end].map { breaks == .folded && $0.isNewline ? " " : $0 }[...]
        if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
            code = code.dropFirst().dropLast()
        }
        add(String(code), .code)
        at = end + count
        return true
    }

    private func endOfCode(_ count: Int) -> Int? {
        var place = at + count
        while let start = source[place...].firstIndex(of: "`") {
            let found = source[start...].prefix { $0 == "`" }.count
            if found == count { return start }
            place = start + found
        }
        return nil
    }

    /// An address between angle brackets: of a scheme, or a person's.
    private mutating func readAddress() -> Bool {
        let address = source[(at + 1)...].prefix { $0 != ">" && $0 != "<" && !$0.isWhitespace }
        guard address.endIndex < source.count, source[address.endIndex] == ">" else { return false }
        let text = String(address)
        if text.wholeMatch(of: /[a-zA-Z][a-zA-Z0-9+.\-]{1,31}:.*/) != nil {
            add(text, link: text)
        } else if text.wholeMatch(of: /[^@:]+@[^@:]+/) != nil {
            add(text, link: "mailto:" + text)
        } else {
            return false
        }
        at = address.endIndex + 1
        return true
    }

    private mutating func readBracket(_ character: Character) -> Bool {
        let isPicture = character == "!"
        guard !isPicture || peek(1) == "[" else { return false }
        add(isPicture ? "![" : "[")
        brackets.append(Bracket(piece: pieces.count - 1, isPicture: isPicture, marks: marks.count))
        at += isPicture ? 2 : 1
        return true
    }

    /// The end of a link's or a picture's words, with the address behind it.
    private mutating func readLink() -> Bool {
        guard let bracket = brackets.popLast(), bracket.isActive, let target = LinkTarget(source, at: at + 1) else {
            return false
        }
        flush()
        pair(from: bracket.marks)
        pieces[bracket.piece].run.text = ""
        for piece in pieces.indices[(bracket.piece + 1)...] {
            if bracket.isPicture {
                pieces[piece].run.picture = target.address
            } else {
                pieces[piece].run.link = target.address
            }
        }
        if !bracket.isPicture {
            for index in brackets.indices where !brackets[index].isPicture { brackets[index].isActive = false }
        }
        at = target.end
        return true
    }

    private mutating func readMarks(_ sign: Character) -> Bool {
        let count = source[at...].prefix { $0 == sign }.count
        let (before, after) = (at > 0 ? source[at - 1] : " ", peek(count) ?? " ")
        let isLeft = !after.isWhitespace && (!after.isMarkable || before.isWhitespace || before.isMarkable)
        let isRight = !before.isWhitespace && (!before.isMarkable || after.isWhitespace || after.isMarkable)
        // An underscore inside a word is a letter like others.
        let isWithin = sign == "_" && isLeft && isRight
        flush()
        pieces.append(
            Piece(
                run: Markdown.Run(""),
                marks: Marks(
                    sign: sign, length: count, opens: isLeft && (!isWithin || before.isMarkable),
                    closes: isRight && (!isWithin || after.isMarkable), count: count)))
        marks.append(pieces.count - 1)
        at += count
        return true
    }

    /// Finds the marks that belong together, and gives the words between them their intent.
    private mutating func pair(from bottom: Int) {
        var openers: [Int] = []
        var missed: [Missed: Int] = [:]
        for closer in marks[bottom...] {
            guard let all = pieces[closer].marks else { continue }
            let missing = Missed(sign: all.sign, opens: all.opens, remainder: all.length % 3)
            while all.closes, let left = pieces[closer].marks, left.count > 0 {
                let floor = min(missed[missing] ?? 0, openers.count)
                guard let found = openers[floor...].lastIndex(where: { pieces[$0].marks?.opens(for: left) == true })
                else {
                    missed[missing] = openers.count
                    break
                }
                let opener = openers[found]
                openers.removeSubrange((found + 1)...)
                let width = left.count > 1 && pieces[opener].marks.map { $0.count > 1 } == true ? 2 : 1
                for piece in opener + 1..<closer { pieces[piece].run.intent.insert(Self.intent(left.sign, width)) }
                pieces[opener].marks?.count -= width
                pieces[closer].marks?.count -= width
                if pieces[opener].marks?.count == 0 { openers.removeLast() }
            }
            if all.opens, pieces[closer].marks?.count != 0 { openers.append(closer) }
        }
        marks.removeSubrange(bottom...)
    }

    private static func intent(_ sign: Character, _ width: Int) -> InlinePresentationIntent {
        if sign == "~" { return .strikethrough }
        return width == 2 ? .stronglyEmphasized : .emphasized
    }
}

extension Character {
    /// Whether it counts as punctuation, which a backslash makes a letter like others.
    var isMarkable: Bool { isPunctuation || isSymbol }
}
