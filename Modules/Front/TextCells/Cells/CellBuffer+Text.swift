extension CellBuffer {
    /// A row as text, without the blanks at its end.
    package func line(_ y: Int) -> String {
        let cells = row(y)
        guard let last = cells.lastIndex(where: { $0.glyph != .space }) else { return "" }
        var line: [UInt8] = []
        line.reserveCapacity(last - cells.startIndex + 1)
        for cell in cells[...last] { cell.glyph.write(to: &line) }
        return String(decoding: line, as: UTF8.self)
    }

    package func lines() -> [String] {
        (0..<rows).map(line)
    }

    /// A number for the buffer's size and all that can be seen in it, the same in every process (FNV-1a).
    package var checksum: UInt64 {
        var sum = Checksum()
        sum.combine(UInt32(truncatingIfNeeded: columns))
        sum.combine(UInt32(truncatingIfNeeded: rows))
        for cell in cells { cell.combine(into: &sum) }
        return sum.value
    }
}
