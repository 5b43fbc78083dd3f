/// The string literals of Swift source, with `%@` where a value is put in.
struct SourceLiterals {
    struct Literal {
        /// The words as a key has them.
        var key: String
        var line: Int
        /// What stands before it, from the beginning of the declaration or statement's lines above.
        var before: Substring
        /// Its last 600 characters, five lines at the least, for expressions that end where the literal begins.
        var near: String { String(before.suffix(600)) }
        /// What stands before it on its line.
        var lineBefore: Substring
        /// Whether it names a member of a dictionary.
        var isName: Bool
    }

    private let source: [Character]
    private(set) var literals: [Literal] = []

    init(_ text: String) {
        source = Array(text)
        var index = 0
        while index < source.count {
            if starts("//", at: index) {
                while index < source.count, source[index] != "\n" { index += 1 }
            } else if source[index] == "#", let quote = quote(afterHashesAt: index) {
                index = read(at: quote, hashes: quote - index)
            } else if source[index] == "\"" {
                index = read(at: index, hashes: 0)
            } else {
                index += 1
            }
        }
    }

    private func starts(_ text: String, at index: Int) -> Bool {
        index + text.count <= source.count && Array(text) == Array(source[index..<index + text.count])
    }

    private func quote(afterHashesAt index: Int) -> Int? {
        var index = index
        while index < source.count, source[index] == "#" { index += 1 }
        return index < source.count && source[index] == "\"" ? index : nil
    }

    /// Reads the literal whose quote is at `start`, and returns where it ends.
    private mutating func read(at start: Int, hashes: Int) -> Int {
        let isLong = starts("\"\"\"", at: start)
        let end = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
        let escape = "\\" + String(repeating: "#", count: hashes)
        var index = start + (isLong ? 3 : 1)
        var key = ""
        while index < source.count, !starts(end, at: index) {
            if starts(escape + "(", at: index) {
                index = skip(from: index + escape.count + 1)
                key += "%@"
            } else if starts(escape, at: index), index + escape.count < source.count {
                switch source[index + escape.count] {
                case "n": key += "\n"
                case "\n":
                    while index + escape.count + 1 < source.count, source[index + escape.count + 1] == " " {
                        index += 1
                    }
                case let character: key.append(character)
                }
                index += escape.count + 1
            } else {
                key += source[index] == "%" ? "%%" : String(source[index])
                index += 1
            }
        }
        if isLong {
            key = key.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.drop { $0 == " " } }.joined(separator: "\n")
        }
        let before = String(source[max(0, start - 1200)..<start])
        let lineBefore = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        literals.append(
            Literal(
                key: key, line: 1 + source[..<start].count { $0 == "\n" }, before: before[...], lineBefore: lineBefore,
                isName: starts(":", at: index + end.count)))
        return index + end.count
    }

    /// Past an interpolation, whose own literals count too.
    private mutating func skip(from start: Int) -> Int {
        var (index, depth) = (start, 1)
        while index < source.count, depth > 0 {
            switch source[index] {
            case "\"":
                index = read(at: index, hashes: 0)
                continue
            case "(": depth += 1
            case ")": depth -= 1
            default: break
            }
            index += 1
        }
        return index
    }
}
