/// Select Graphic Rendition, the sequence that sets a terminal's style.
enum SGR {
    /// The shortest of a change and a fresh start; empty where nothing changes.
    static func change(from old: CellStyle, to new: CellStyle, colors: ColorDepth) -> String {
        let (old, new) = colors == .none ? (old.colorless, new.colorless) : (old, new)
        let change = codes(from: old, to: new, colors: colors)
        guard !change.isEmpty else { return "" }
        let fresh = [""] + codes(from: .plain, to: new, colors: colors)
        let shorter = fresh.joined(separator: ";")
        let direct = change.joined(separator: ";")
        return "\u{1B}[\(shorter.utf8.count <= direct.utf8.count ? shorter : direct)m"
    }

    private static func codes(from old: CellStyle, to new: CellStyle, colors: ColorDepth) -> [String] {
        var codes: [String] = []
        let added = new.attributes.subtracting(old.attributes)
        let removed = old.attributes.subtracting(new.attributes)
        // Bold and faint end with one code, which ends them both.
        let weights: CellAttributes = [.bold, .faint]
        let endsWeight = !removed.isDisjoint(with: weights)
        if endsWeight { codes.append("22") }
        let begun = endsWeight ? added.union(new.attributes.intersection(weights)) : added
        for (attribute, start, end) in attributes {
            if begun.contains(attribute) { codes.append(start) }
            if removed.contains(attribute), !weights.contains(attribute) { codes.append(end) }
        }
        if old.foreground != new.foreground { codes.append(code(new.foreground, base: 30, colors: colors)) }
        if old.background != new.background { codes.append(code(new.background, base: 40, colors: colors)) }
        return codes
    }

    private static let attributes: [(CellAttributes, String, String)] = [
        (.bold, "1", "22"), (.faint, "2", "22"), (.italic, "3", "23"), (.underline, "4", "24"), (.inverse, "7", "27"),
        (.strikethrough, "9", "29"),
    ]

    private static func code(_ color: CellColor?, base: Int, colors: ColorDepth) -> String {
        guard let color else { return String(base + 9) }
        if case .rgb(let red, let green, let blue) = color, colors == .truecolor {
            return "\(base + 8);2;\(red);\(green);\(blue)"
        }
        if case .rgb = color, colors == .ansi256 { return "\(base + 8);5;\(color.nearest256)" }
        let index = Int(color.nearestANSI)
        return String(index < 8 ? base + index : base + 52 + index)
    }
}

extension CellStyle {
    /// Where there are no colours, what was told apart by its background is told apart by being reversed.
    fileprivate var colorless: CellStyle {
        CellStyle(attributes: background == nil ? attributes : attributes.union(.inverse))
    }
}
