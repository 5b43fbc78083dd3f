import Foundation
import PlainText

/// A terminal that keeps what a program draws on it, as xterm would show it.
package struct VirtualTerminal {
    package private(set) var columns: Int
    package private(set) var rows: Int
    /// What stands in each cell; nothing in the second half of a wide one.
    package private(set) var cells: [[String]]
    /// What is told apart in each cell.
    private var looks: [[Look]]
    package private(set) var cursor: (column: Int, row: Int) = (0, 0)
    /// The private modes that are set, such as 1049, the alternate screen.
    package private(set) var modes: Set<Int> = [7, 25]
    package private(set) var title = ""
    /// What came while the alternate screen was not shown.
    package private(set) var plainText = ""
    /// Sequences that this terminal does not know.
    package private(set) var unknown: [String] = []
    /// Whether it would order letters from right to left by itself.
    package private(set) var ordersText = true
    /// What it answers when it is asked for the colour behind the text; nothing where it knows none.
    package var background: String?
    /// What it has been asked for and not sent yet.
    private var answers: [UInt8] = []
    /// Whether a colour was ever asked for.
    package private(set) var usesColors = false
    private var look = Look()
    private var pending: [UInt8] = []

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        looks = Array(repeating: Array(repeating: Look(), count: columns), count: rows)
    }

    package var lines: [String] {
        cells.map { line in
            var text = line.joined()
            while text.hasSuffix(" ") { text.removeLast() }
            return text
        }
    }

    package var text: String { lines.joined(separator: "\n") }

    private struct Look {
        var isReversed = false
        var isUnderlined = false
    }

    /// Whether each cell is reversed.
    package var reversed: [[Bool]] { looks.map { $0.map(\.isReversed) } }

    /// The text that is reversed, a row each.
    package var highlighted: [String] { text(where: \.isReversed) }

    /// The text with a line below it, a row each.
    package var underlined: [String] { text(where: \.isUnderlined) }

    private func text(where isMeant: (Look) -> Bool) -> [String] {
        zip(cells, looks).compactMap { line, looks in
            let text = zip(line, looks).map { isMeant($1) ? $0 : "" }.joined().trimmingCharacters(in: .whitespaces)
            return text.isEmpty ? nil : text
        }
    }

    /// The answers to what was asked since the last time.
    package mutating func takeAnswers() -> [UInt8] {
        defer { answers = [] }
        return answers
    }

    package mutating func resize(columns: Int, rows: Int) {
        let old = self
        self = VirtualTerminal(columns: columns, rows: rows)
        (modes, title, plainText, unknown) = (old.modes, old.title, old.plainText, old.unknown)
        (background, answers, ordersText) = (old.background, old.answers, old.ordersText)
    }

    package mutating func feed(_ bytes: some Sequence<UInt8>) {
        pending += bytes
        var index = 0
        while index < pending.count, let length = take(at: index) { index += length }
        pending.removeFirst(index)
    }

    /// The bytes that what begins at an index takes; nil where its end has not come yet.
    private mutating func take(at index: Int) -> Int? {
        let byte = pending[index]
        switch byte {
        case 0x1B: return escape(at: index)
        case 0x0D: cursor.column = 0
        case 0x0A: cursor.row = min(rows - 1, cursor.row + 1)
        case 0x00..<0x20: break
        default: return text(at: index)
        }
        if !modes.contains(1049), byte == 0x0A { plainText += "\n" }
        return 1
    }

    private mutating func text(at index: Int) -> Int? {
        // A run of text, cut where a cluster may go on in what has not come yet.
        var end = index
        while end < pending.count, pending[end] >= 0x20 { end += 1 }
        let byte = pending[index]
        let needed = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        guard end - index >= needed else { return nil }
        var complete = end
        if end == pending.count {
            var start = end - 1
            while start > index, pending[start] & 0xC0 == 0x80 { start -= 1 }
            let lead = pending[start]
            let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
            if end - start < length { complete = start }
        }
        guard complete > index else { return nil }
        let run = String(decoding: pending[index..<complete], as: UTF8.self)
        if !modes.contains(1049) { plainText += run }
        for character in run { put(character) }
        return complete - index
    }

    private mutating func put(_ character: Character) {
        let width = TextWidth.columns(of: character)
        guard width > 0, cursor.row < rows else { return }
        let column = min(cursor.column, columns - width)
        guard column >= 0 else { return }
        // Half of a wide cell that is written over leaves a blank.
        if cells[cursor.row][column].isEmpty, column > 0 { cells[cursor.row][column - 1] = " " }
        let after = column + width
        if after < columns, cells[cursor.row][after].isEmpty { cells[cursor.row][after] = " " }
        cells[cursor.row][column] = String(character)
        looks[cursor.row][column] = look
        if width == 2 {
            cells[cursor.row][column + 1] = ""
            looks[cursor.row][column + 1] = look
        }
        cursor.column = min(columns - 1, after)
    }

    private mutating func escape(at index: Int) -> Int? {
        guard index + 1 < pending.count else { return nil }
        switch pending[index + 1] {
        case 0x5B:
            guard let end = pending[(index + 2)...].firstIndex(where: { $0 >= 0x40 }) else { return nil }
            let parameters = String(decoding: pending[(index + 2)..<end], as: UTF8.self)
            control(parameters, Character(Unicode.Scalar(pending[end])))
            return end + 1 - index
        case 0x5D:
            var end = index + 2
            while end + 1 < pending.count, !(pending[end] == 0x1B && pending[end + 1] == 0x5C) { end += 1 }
            guard end + 1 < pending.count else { return nil }
            let command = String(decoding: pending[(index + 2)..<end], as: UTF8.self)
            if command.hasPrefix("2;") { title = String(command.dropFirst(2)) }
            if command == "11;?", let background { answers += "\u{1B}]11;\(background)\u{1B}\\".utf8 }
            return end + 2 - index
        default:
            unknown.append(String(decoding: pending[index...(index + 1)], as: UTF8.self))
            return 2
        }
    }

    private mutating func control(_ parameters: String, _ final: Character) {
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let first = max(1, numbers.first ?? 1)
        switch (final, parameters) {
        case ("h", _) where parameters.hasPrefix("?"): set(parameters, to: true)
        case ("l", _) where parameters.hasPrefix("?"): set(parameters, to: false)
        case ("h", "8"): ordersText = true
        case ("l", "8"): ordersText = false
        case ("H", _):
            cursor = (min(columns, max(1, numbers.count > 1 ? numbers[1] : 1)) - 1, min(rows, first) - 1)
        case ("C", _): cursor.column = min(columns - 1, cursor.column + first)
        case ("D", _): cursor.column = max(0, cursor.column - first)
        case ("K", ""): erase(row: cursor.row, from: cursor.column)
        case ("J", "2"): for row in 0..<rows { erase(row: row, from: 0) }
        case ("m", _): style(numbers)
        case ("t", _): break
        case ("c", ""): answers += "\u{1B}[?62;22c".utf8
        default: unknown.append("\(parameters)\(final)")
        }
    }

    private mutating func set(_ parameters: String, to isSet: Bool) {
        for number in parameters.dropFirst().split(separator: ";").compactMap({ Int($0) }) {
            if isSet { modes.insert(number) } else { modes.remove(number) }
        }
    }

    private mutating func erase(row: Int, from column: Int) {
        guard row < rows else { return }
        if column < columns, cells[row][column].isEmpty, column > 0 { cells[row][column - 1] = " " }
        for index in column..<max(column, columns) {
            cells[row][index] = " "
            looks[row][index] = Look()
        }
    }

    private mutating func style(_ numbers: [Int]) {
        for number in numbers {
            switch number {
            case 0: look = Look()
            case 4: look.isUnderlined = true
            case 7: look.isReversed = true
            case 24: look.isUnderlined = false
            case 27: look.isReversed = false
            default: break
            }
            if (30...38).contains(number) || (40...48).contains(number) || (90...107).contains(number) {
                usesColors = true
            }
        }
    }
}
