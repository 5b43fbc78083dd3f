extension CellCanvas {
    /// Draws dots in cells: a full cell in one colour or in two halves, a part of one as a block where there is such a
    /// block, else as dots of Braille.
    package mutating func draw(_ dots: Dots, in frame: CellRect) {
        upright(in: frame) { $0.drawUpright(dots, in: frame) }
    }

    private mutating func drawUpright(_ dots: Dots, in frame: CellRect) {
        let area = CellRect(x: frame.x, y: frame.y, width: dots.columns / 2, height: dots.rows / 4)
            .intersection(clip)
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX { draw(dots, (x - frame.x) * 2, (y - frame.y) * 4, x: x, y: y) }
        }
    }

    private mutating func draw(_ dots: Dots, _ left: Int, _ top: Int, x: Int, y: Int) {
        let inks = (0..<8).map { dots[left + $0 % 2, top + $0 / 2] }
        let bits = inks.indices.reduce(0) { inks[$1] == nil ? $0 : $0 | 1 << $1 }
        guard bits != 0 else { return }
        let all = inks.compactMap { $0 }
        if all.count == 8, all.contains(where: { $0 != all[0] }) {
            return draw(Self.halves(of: all, on: dots.ground), x: x, y: y)
        }
        let ink = Ink.common(all, on: dots.ground)
        // What is drawn over a cell that is full later stands on the same ground.
        let style = CellStyle(foreground: ink.cell, background: all.count == 8 ? ink.cell : nil)
        text(Self.sign(of: bits), x: x, y: y, style: style)
    }

    /// A cell in two colours: above and below, or beside each other.
    private struct Halves {
        let first: Ink
        let second: Ink
        let isAcross: Bool
    }

    private mutating func draw(_ halves: Halves, x: Int, y: Int) {
        let (first, second) = (halves.first.cell, halves.second.cell)
        guard halves.first != halves.second else {
            return text("█", x: x, y: y, style: CellStyle(foreground: first, background: first))
        }
        // The terminal's own colour of text cannot stand behind; then its half is the one that is drawn.
        let (sign, other) = halves.isAcross ? ("▌", "▐") : ("▀", "▄")
        if second == nil {
            text(other, x: x, y: y, style: CellStyle(background: first))
        } else {
            text(sign, x: x, y: y, style: CellStyle(foreground: first, background: second))
        }
    }

    /// The way to part eight dots that loses least of their colours.
    private static func halves(of inks: [Ink], on ground: RGB) -> Halves {
        func parted(isAcross: Bool) -> (halves: Halves, loss: Double) {
            let first = inks.indices.filter { isAcross ? $0 % 2 == 0 : $0 < 4 }.map { inks[$0] }
            let second = inks.indices.filter { isAcross ? $0 % 2 == 1 : $0 >= 4 }.map { inks[$0] }
            let halves = Halves(
                first: Ink.common(first, on: ground), second: Ink.common(second, on: ground), isAcross: isAcross)
            func loss(_ part: [Ink], _ ink: Ink) -> Double {
                part.reduce(0) { $0 + $1.rgb(on: ground).distance(to: ink.rgb(on: ground)) }
            }
            return (halves, loss(first, halves.first) + loss(second, halves.second))
        }
        let (upright, across) = (parted(isAcross: false), parted(isAcross: true))
        return across.loss < upright.loss ? across.halves : upright.halves
    }

    /// The sign of dots in four rows of two, the first the lowest bit.
    private static func sign(of bits: Int) -> String {
        if let block = blocks[bits] { return block }
        var braille: UInt32 = 0
        for (index, bit) in brailleBits.enumerated() where bits & 1 << index != 0 { braille |= bit }
        return Unicode.Scalar(0x2800 + braille).map { String(Character($0)) } ?? " "
    }

    private static let brailleBits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

    private static let blocks: [Int: String] = {
        // Halves and quarters: upper left, upper right, lower left, lower right.
        let signs = [
            " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
        ]
        var blocks: [Int: String] = [:]
        for (quarters, sign) in signs.enumerated() {
            var bits = 0
            for (quarter, dots) in [0b0000_0101, 0b0000_1010, 0b0101_0000, 0b1010_0000].enumerated()
            where quarters & 1 << quarter != 0 {
                bits |= dots
            }
            blocks[bits] = sign
        }
        blocks[0b1100_0000] = "▂"
        blocks[0b1111_1100] = "▆"
        return blocks
    }()
}
