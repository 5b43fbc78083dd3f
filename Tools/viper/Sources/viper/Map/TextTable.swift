/// Columns of text, as wide as what stands in them.
struct TextTable {
    let header: [String]
    var rows: [[String]] = []
    /// Columns of numbers stand to the right.
    var numbers: Set<Int> = []

    func lines() -> [String] {
        let all = [header] + rows
        let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        return all.map { row in
            let cells = row.enumerated().map { column, text in
                let padding = String(repeating: " ", count: widths[column] - text.count)
                return numbers.contains(column) ? padding + text : text + padding
            }
            return cells.joined(separator: "  ").trimmingSuffix
        }
    }

    func markdown() -> [String] {
        let rule = header.indices.map { numbers.contains($0) ? "---:" : "---" }
        return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    }
}

extension String {
    fileprivate var trimmingSuffix: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
