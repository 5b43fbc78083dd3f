import TextUI

extension Frame {
    /// Returns the differences of another frame from this one, in words; empty where the two are the same to the last
    /// cell and the last element.
    ///
    /// Each row that differs has a string, and so has each element; “the colours” stands for everything that only looks
    /// different.
    ///
    /// Source: the library's own; `frameFromScratch()` makes the frame to compare with.
    public func differences(from other: Frame) -> [String] {
        guard checksum != other.checksum || words != other.words else { return [] }
        var differences: [String] = []
        for (row, pair) in zip(lines, other.lines).enumerated() where pair.0 != pair.1 {
            differences.append("row \(row): \"\(pair.0)\", \"\(pair.1)\"")
        }
        if lines.count != other.lines.count {
            differences.append("\(lines.count) rows, \(other.lines.count)")
        }
        for pair in zip(words, other.words) where pair.0 != pair.1 { differences.append("\(pair.0), \(pair.1)") }
        if words.count != other.words.count { differences.append("\(words.count) elements, \(other.words.count)") }
        return differences.isEmpty ? ["the colours"] : differences
    }

    private var words: [String] {
        elements.map { element in
            let state = "\(element.isEnabled ? "" : " disabled")\(element.isFocused ? " focused" : "")"
            let name = "\(element.role.rawValue) \(element.ref.map { "[\($0)] " } ?? "")\(element.label)"
            return name + ": \(element.value ?? "-") #\(element.identifier ?? "-")\(state) \(element.actions)"
        }
    }
}
