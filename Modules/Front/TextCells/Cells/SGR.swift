/// Select Graphic Rendition, the sequence that sets a terminal's style.
package enum SGR {
    /// Appends the shortest of a change and a fresh start; nothing where nothing changes.
    package static func change(from old: CellStyle, to new: CellStyle, colors: ColorDepth, into bytes: inout [UInt8]) {
        guard old != new else { return }
        let (old, new) = colors == .none ? (old.colorless, new.colorless) : (old, new)
        let start = bytes.count
        bytes += [0x1B, 0x5B]
        codes(from: old, to: new, colors: colors, into: &bytes)
        let change = bytes.count - start
        guard change > 2 else { return bytes.removeLast(change) }
        bytes[bytes.count - 1] = UInt8(ascii: "m")
        // A fresh start begins with no number, which means the same as zero.
        bytes += [0x1B, 0x5B, UInt8(ascii: ";")]
        codes(from: .plain, to: new, colors: colors, into: &bytes)
        let fresh = bytes.count - start - change
        bytes[bytes.count - 1] = UInt8(ascii: "m")
        if fresh <= change {
            bytes.removeSubrange(start..<start + change)
        } else {
            bytes.removeLast(fresh)
        }
    }

    /// Appends the codes, each with a semicolon behind it.
    private static func codes(
        from old: CellStyle, to new: CellStyle, colors: ColorDepth, into bytes: inout [UInt8]
    ) {
        if old.attributes != new.attributes { codes(from: old.attributes, to: new.attributes, into: &bytes) }
        if old.foreground != new.foreground { code(new.foreground, base: 30, colors: colors, into: &bytes) }
        if old.background != new.background { code(new.background, base: 40, colors: colors, into: &bytes) }
    }

    private static func codes(from old: CellAttributes, to new: CellAttributes, into bytes: inout [UInt8]) {
        let added = new.subtracting(old)
        let removed = old.subtracting(new)
        // Bold and faint end with one code, which ends them both.
        let weights: CellAttributes = [.bold, .faint]
        let endsWeight = !removed.isDisjoint(with: weights)
        if endsWeight { append(22, to: &bytes) }
        let begun = endsWeight ? added.union(new.intersection(weights)) : added
        for (attribute, start, end) in attributes {
            if begun.contains(attribute) { append(start, to: &bytes) }
            if removed.contains(attribute), !weights.contains(attribute) { append(end, to: &bytes) }
        }
    }

    private static let attributes: [(CellAttributes, Int, Int)] = [
        (.bold, 1, 22), (.faint, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27),
        (.strikethrough, 9, 29),
    ]

    private static func code(_ color: CellColor?, base: Int, colors: ColorDepth, into bytes: inout [UInt8]) {
        guard let color else { return append(base + 9, to: &bytes) }
        if case .rgb(let red, let green, let blue) = color, colors == .truecolor {
            for part in [base + 8, 2, Int(red), Int(green), Int(blue)] { append(part, to: &bytes) }
        } else if case .rgb = color, colors == .ansi256 {
            for part in [base + 8, 5, Int(color.nearest256)] { append(part, to: &bytes) }
        } else {
            let index = Int(color.nearestANSI)
            append(index < 8 ? base + index : base + 52 + index, to: &bytes)
        }
    }

    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        if number >= 100 { bytes.append(UInt8(ascii: "0") + UInt8(number / 100)) }
        if number >= 10 { bytes.append(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
        bytes += [UInt8(ascii: "0") + UInt8(number % 10), UInt8(ascii: ";")]
    }
}

extension CellStyle {
    /// Where there are no colours, what was told apart by its background is told apart by being reversed, and what can
    /// be acted on by a line below it.
    fileprivate var colorless: CellStyle {
        var attributes = attributes
        if background != nil { attributes.insert(.inverse) }
        if attributes.contains(.tinted) { attributes.insert(.underline) }
        return CellStyle(attributes: attributes)
    }
}
