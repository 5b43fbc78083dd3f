/// The shapes of the characters that draw lines and blocks, as SVG paths that meet at the edges of cells.
enum BoxDrawing {
    static func draws(_ glyph: Glyph) -> Bool {
        arms[glyph.code] != nil || corners[glyph.code] != nil || blocks[glyph.code] != nil || dots(of: glyph) != nil
            || shades[glyph.code] != nil
    }

    /// What to stroke, with the cell's corner at a place.
    static func lines(of glyph: Glyph, x: Int, y: Int) -> String? {
        let (width, height) = (SVGDrawing.cellWidth, SVGDrawing.cellHeight)
        let centerX = "\(x + width / 2).5"
        let centerY = "\(y + height / 2).5"
        if let arms = arms[glyph.code] {
            var path = ""
            if arms.contains(.left) { path += "M\(x) \(centerY)H\(centerX)" }
            if arms.contains(.right) { path += "M\(centerX) \(centerY)H\(x + width)" }
            if arms.contains(.up) { path += "M\(centerX) \(y)V\(centerY)" }
            if arms.contains(.down) { path += "M\(centerX) \(centerY)V\(y + height)" }
            return path
        }
        guard let corner = corners[glyph.code] else { return nil }
        let side = corner.contains(.left) ? x : x + width
        let end = corner.contains(.up) ? y : y + height
        return "M\(side) \(centerY)Q\(centerX) \(centerY) \(centerX) \(end)"
    }

    /// What to fill, with the cell's corner at a place.
    static func block(of glyph: Glyph, x: Int, y: Int) -> String? {
        if let dots = dots(of: glyph) { return path(of: dots, x: x, y: y) }
        guard let parts = blocks[glyph.code] else { return nil }
        let (width, height) = (Double(SVGDrawing.cellWidth), Double(SVGDrawing.cellHeight))
        return parts.map { block in
            let left = Double(x) + block.left * width
            let top = Double(y) + block.top * height
            return "M\(left) \(top)H\(left + block.width * width)V\(top + block.height * height)H\(left)Z"
        }
        .joined()
    }

    /// How much of a cell the characters cover that are half there all over, from U+2591.
    static let shades: [UInt32: String] = [0x2591: "0.35", 0x2592: "0.55", 0x2593: "0.8"]

    /// The dots of a Braille pattern; nil of another character.
    private static func dots(of glyph: Glyph) -> UInt32? {
        0x2800...0x28FF ~= glyph.code ? glyph.code - 0x2800 : nil
    }

    /// The column and the row of each dot, from the lowest bit on.
    private static let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]

    /// Squares rather than circles: there are many of them, and they meet to lines.
    private static func path(of dots: UInt32, x: Int, y: Int) -> String {
        let (width, height) = (SVGDrawing.cellWidth, SVGDrawing.cellHeight)
        let (across, down) = (Double(width) / 2, Double(height) / 4)
        let side = 3.0
        return places.enumerated().filter { dots >> $0.offset & 1 == 1 }.map { _, place in
            let left = Double(x) + (Double(place.0) + 0.5) * across - side / 2
            let top = Double(y) + (Double(place.1) + 0.5) * down - side / 2
            return "M\(left) \(top)h\(side)v\(side)h-\(side)Z"
        }
        .joined()
    }

    fileprivate struct Arms: OptionSet {
        let rawValue: Int

        static let left = Arms(rawValue: 1)
        static let right = Arms(rawValue: 2)
        static let up = Arms(rawValue: 4)
        static let down = Arms(rawValue: 8)
    }

    private struct Block {
        var left = 0.0
        var top = 0.0
        var width = 1.0
        var height = 1.0
    }

    private static let arms: [UInt32: Arms] = [
        "─": [.left, .right], "│": [.up, .down], "┌": [.right, .down], "┐": [.left, .down], "└": [.right, .up],
        "┘": [.left, .up], "├": [.up, .down, .right], "┤": [.up, .down, .left], "┬": [.left, .right, .down],
        "┴": [.left, .right, .up], "┼": [.left, .right, .up, .down], "╴": .left, "╵": .up, "╶": .right, "╷": .down,
    ].keyedByCode

    private static let corners: [UInt32: Arms] = [
        "╭": [.right, .down], "╮": [.left, .down], "╰": [.right, .up], "╯": [.left, .up],
    ].keyedByCode

    /// The eighths that grow from below, from U+2581, and those that shrink towards the left, from U+2588; quarters from
    /// U+2596.
    private static let blocks: [UInt32: [Block]] = {
        var blocks: [UInt32: [Block]] = [0x2580: [Block(height: 0.5)], 0x2590: [Block(left: 0.5, width: 0.5)]]
        for (offset, quarters) in ["2", "3", "0", "023", "03", "012", "013", "1", "12", "123"].enumerated() {
            blocks[0x2596 + UInt32(offset)] = quarters.compactMap(\.wholeNumberValue).map { quarter in
                Block(left: quarter % 2 == 0 ? 0 : 0.5, top: quarter < 2 ? 0 : 0.5, width: 0.5, height: 0.5)
            }
        }
        for eighths in 1...8 {
            let part = Double(eighths) / 8
            blocks[0x2580 + UInt32(eighths)] = [Block(top: 1 - part, height: part)]
            blocks[0x2590 - UInt32(eighths)] = [Block(width: part)]
        }
        return blocks
    }()
}

extension [Unicode.Scalar: BoxDrawing.Arms] {
    fileprivate var keyedByCode: [UInt32: BoxDrawing.Arms] {
        [UInt32: BoxDrawing.Arms](uniqueKeysWithValues: map { ($0.key.value, $0.value) })
    }
}
