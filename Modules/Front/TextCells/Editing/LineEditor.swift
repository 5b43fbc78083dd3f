import PlainText

/// A text under the keys, and where the caret stands in it. Every move is over whole clusters.
package struct LineEditor: Equatable {
    package private(set) var characters: [Character]
    /// The number of characters before the caret.
    package private(set) var caret: Int
    /// The part that the program has selected, up to the caret; empty where nothing is.
    package var selected: Range<Int> { (start ?? caret)..<caret }
    /// Where the selected part begins.
    private var start: Int?

    package init(_ text: String) {
        characters = Array(text)
        caret = characters.count
    }

    package var text: String { String(characters) }

    /// Takes over a text that something else has set; the caret keeps its distance from the start, or stays at the end.
    package mutating func adopt(_ text: String) {
        let wasAtEnd = caret == characters.count
        characters = Array(text)
        start = nil
        caret = wasAtEnd ? characters.count : min(caret, characters.count)
    }

    /// Selects a part; the caret stands at its end.
    package mutating func select(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<characters.count)
        caret = range.upperBound
        start = range.isEmpty ? nil : range.lowerBound
    }

    /// Returns what was deleted, for those keys that keep it.
    @discardableResult
    package mutating func perform(_ edit: TextEdit) -> String? {
        let selected = selected
        start = nil
        guard selected.isEmpty else { return replace(selected, edit) }
        return move(edit)
    }

    /// Puts what is typed in the place of a selected part, deletes the part, or leaves it at one of its ends.
    private mutating func replace(_ selected: Range<Int>, _ edit: TextEdit) -> String? {
        switch edit {
        case .insert(let text):
            delete(selected)
            insert(text)
        case .deleteBackward, .deleteForward: delete(selected)
        case .deleteWordBackward, .deleteWordForward, .deleteToStart, .deleteToEnd: return delete(selected)
        case .left: caret = selected.lowerBound
        case .right: caret = selected.upperBound
        default: return move(edit)
        }
        return nil
    }

    private mutating func move(_ edit: TextEdit) -> String? {
        switch edit {
        case .insert(let text): insert(text)
        case .deleteBackward: delete(caret - 1..<caret)
        case .deleteForward: delete(caret..<caret + 1)
        case .deleteWordBackward: return delete(wordStart..<caret)
        case .deleteWordForward: return delete(caret..<wordEnd)
        case .deleteToStart: return delete(lineStart..<caret)
        case .deleteToEnd: return delete(caret..<(lineEnd == caret ? caret + 1 : lineEnd))
        case .left: caret = max(0, caret - 1)
        case .right: caret = min(characters.count, caret + 1)
        case .wordLeft: caret = wordStart
        case .wordRight: caret = wordEnd
        case .start: caret = lineStart
        case .end: caret = lineEnd
        case .up(let width): move(-1, width)
        case .down(let width): move(1, width)
        case .place(let index): caret = min(max(0, index), characters.count)
        }
        return nil
    }

    private mutating func insert(_ text: String) {
        let rest = characters.count - caret
        let head = String(characters[..<caret]) + text
        // What is inserted may join what it follows, and be joined by what follows it.
        characters = Array(head + String(characters[caret...]))
        caret = max(0, characters.count - rest)
        if String(characters[..<caret]).unicodeScalars.count < head.unicodeScalars.count {
            caret = min(caret + 1, characters.count)
        }
    }

    @discardableResult
    private mutating func delete(_ range: Range<Int>) -> String? {
        let range = range.clamped(to: 0..<characters.count)
        guard !range.isEmpty else { return nil }
        let deleted = String(characters[range])
        characters.removeSubrange(range)
        caret = range.lowerBound
        return deleted
    }

    private func isWord(_ index: Int) -> Bool {
        let character = characters[index]
        return character.isLetter || character.isNumber || character == "_"
    }

    private var wordStart: Int {
        var index = caret
        while index > 0, !isWord(index - 1) { index -= 1 }
        while index > 0, isWord(index - 1) { index -= 1 }
        return index
    }

    private var wordEnd: Int {
        var index = caret
        while index < characters.count, !isWord(index) { index += 1 }
        while index < characters.count, isWord(index) { index += 1 }
        return index
    }

    private var lineStart: Int { (characters[..<caret].lastIndex(of: "\n") ?? -1) + 1 }
    private var lineEnd: Int { characters[caret...].firstIndex(of: "\n") ?? characters.count }
}

extension LineEditor {
    /// The characters of each line as it is shown in so many columns: words are kept whole where a line has room.
    func lines(width: Int) -> [Range<Int>] {
        let width = max(1, width)
        var lines: [Range<Int>] = []
        var start = 0
        var columns = 0
        var lastSpace: Int?
        var index = 0
        while index < characters.count {
            let character = characters[index]
            if character == "\n" {
                lines.append(start..<index)
                (start, columns, lastSpace) = (index + 1, 0, nil)
                index += 1
                continue
            }
            let wide = TextWidth.columns(of: character)
            if columns + wide > width, index > start, character != " " {
                let end = lastSpace.map { $0 + 1 } ?? index
                lines.append(start..<end)
                (start, lastSpace) = (end, nil)
                columns = characters[start..<index].reduce(0) { $0 + TextWidth.columns(of: $1) }
            }
            if character == " " { lastSpace = index }
            columns += wide
            index += 1
        }
        lines.append(start..<characters.count)
        return lines
    }

    /// The line and the column of the caret in text of those lines.
    package func position(in lines: [Range<Int>]) -> (line: Int, column: Int) {
        let line = lines.lastIndex { $0.lowerBound <= caret } ?? 0
        return (line, columns(lines[line].lowerBound..<max(lines[line].lowerBound, caret)))
    }

    /// The character at a column of a line.
    package func index(line: Int, column: Int, in lines: [Range<Int>]) -> Int {
        let range = lines[min(max(0, line), lines.count - 1)]
        var columns = 0
        for index in range {
            let wide = TextWidth.columns(of: characters[index])
            if columns + wide > column { return index }
            columns += wide
        }
        let isLast = range.upperBound == characters.count || characters[range.upperBound] == "\n"
        return isLast ? range.upperBound : max(range.lowerBound, range.upperBound - 1)
    }

    private mutating func move(_ step: Int, _ width: Int) {
        let lines = lines(width: width)
        let (line, column) = position(in: lines)
        guard lines.indices.contains(line + step) else {
            caret = step < 0 ? 0 : characters.count
            return
        }
        caret = index(line: line + step, column: column, in: lines)
    }

    private func columns(_ range: Range<Int>) -> Int {
        characters[range].reduce(0) { $0 + TextWidth.columns(of: $1) }
    }

    /// The part of a single line that is shown in so many columns, so that the caret is in view, and the caret's column.
    package func window(width: Int) -> (text: String, caret: Int) {
        let width = max(1, width)
        var start = 0
        var column = columns(0..<caret)
        while column >= width, start < caret {
            column -= TextWidth.columns(of: characters[start])
            start += 1
        }
        var end = start
        var used = 0
        while end < characters.count {
            used += TextWidth.columns(of: characters[end])
            guard used <= width else { break }
            end += 1
        }
        return (String(characters[start..<end]), column)
    }

    /// What is in view of one line in so many columns while it is not edited, with an ellipsis for what is not.
    package func beginning(width: Int) -> String {
        guard columns(0..<characters.count) > width else { return String(characters) }
        var (end, used) = (0, 1)
        while end < characters.count {
            used += TextWidth.columns(of: characters[end])
            guard used <= width else { break }
            end += 1
        }
        return String(characters[..<end]) + "…"
    }
}
