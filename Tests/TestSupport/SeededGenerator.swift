/// The same numbers at every run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A text of whole clusters, of parts of them in no order, or of any scalars at all.
    package mutating func text(upTo count: Int) -> String {
        let length = Int.random(in: 0...count, using: &self)
        let style = Int.random(in: 0..<3, using: &self)
        var text = ""
        for _ in 0..<length {
            switch style {
            case 0: text += SeededGenerator.clusters.randomElement(using: &self) ?? ""
            case 1: text.unicodeScalars.append(SeededGenerator.scalars.randomElement(using: &self) ?? " ")
            default: text.unicodeScalars.append(anyScalar())
            }
        }
        return text
    }

    private mutating func anyScalar() -> Unicode.Scalar {
        while true {
            if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) { return scalar }
        }
    }

    private static let clusters = [
        "a", "b", "word", "Z", " ", " ", "  ", "-", ".", "(", ")", "é", "e\u{301}", "ö", "…", "—", "\u{A0}", "漢", "字",
        "か",
        "。", "」", "「", "한", "\u{1112}\u{1161}\u{11AB}", "👨‍👩‍👧", "🇩🇪", "1️⃣", "❤️", "⌚", "⌚\u{FE0E}", "👋🏽", "क्षि", "का", "กำ",
        "\u{200B}", "\u{301}", "ﷺ", "ａ", "\u{3000}", "שלום", "سلام",
    ]

    private static let scalars: [Unicode.Scalar] = [
        "a", " ", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "👩", "👧", "🇩", "🇪", "🏽", "1", "\u{20E3}", "漢", "क",
        "\u{94D}",
        "ष", "ि", "\u{1B}", "[", "]", "m", "3", ";", "\u{7}", "\\", "\t", "\r", "\n", "\u{9B}", "\u{9D}", "\u{202E}",
        "\u{1100}",
        "\u{1161}", "\u{11A8}", "\u{E0067}", "\u{E007F}", "🏴", "\u{200B}", "\u{600}", "\u{AD}", "❤",
    ]
}
