/// Where the lines of a text begin, and which are code.
struct LineTable: Sendable {
    private var starts = [0]
    /// Their indices.
    private(set) var codeLines: [Int] = []

    init(_ text: UnsafeBufferPointer<UInt8>) {
        var isCode = false
        var inBlock = false
        var index = 0
        while index < text.count {
            let byte = text[index]
            let next = index + 1 < text.count ? text[index + 1] : 0
            switch byte {
            case UInt8(ascii: "\n"):
                if isCode { codeLines.append(starts.count - 1) }
                isCode = false
                starts.append(index + 1)
            case UInt8(ascii: "/") where next == UInt8(ascii: "*") && !isCode:
                inBlock = true
                index += 1
            case UInt8(ascii: "*") where inBlock && next == UInt8(ascii: "/"):
                inBlock = false
                index += 1
            case UInt8(ascii: "/") where next == UInt8(ascii: "/") && !isCode && !inBlock:
                while index + 1 < text.count, text[index + 1] != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: if !inBlock { isCode = true }
            }
            index += 1
        }
        if isCode { codeLines.append(starts.count - 1) }
    }

    /// A line's text without the space around it.
    func line(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> String {
        let end = index + 1 < starts.count ? starts[index + 1] : text.count
        let spaces = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")]
        var line = text[starts[index]..<end].drop { spaces.contains($0) }
        while let last = line.last, spaces.contains(last) { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }

    /// As compilers count: from 1, columns in UTF-8.
    func position(of offset: Int) -> Position {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return Position(line: low + 1, column: offset - starts[low] + 1)
    }
}

struct Position: Sendable, Hashable, Comparable {
    let line: Int
    let column: Int

    static func < (left: Self, right: Self) -> Bool { (left.line, left.column) < (right.line, right.column) }
}
