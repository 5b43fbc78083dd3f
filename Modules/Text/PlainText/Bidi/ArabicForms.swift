/// The forms of Arabic letters in words: where each letter has a cell of its own, the letters are what joins them.
package enum ArabicForms {
    private enum Joining {
        /// With the letter before alone.
        case before
        case both
    }

    private static let stretch: UInt32 = 0x640

    private static let lam: Unicode.Scalar = "\u{644}"

    /// What lam makes with an alif behind it: alone, and behind a letter that joins it.
    private static let ligatures: [UInt32: [UInt32]] = [
        0xFEF5: [0xFEF5, 0xFEF6, 0x0, 0x0], 0xFEF7: [0xFEF7, 0xFEF8, 0x0, 0x0], 0xFEF9: [0xFEF9, 0xFEFA, 0x0, 0x0],
        0xFEFB: [0xFEFB, 0xFEFC, 0x0, 0x0],
    ]

    private static func ligature(of alif: Unicode.Scalar) -> Unicode.Scalar? {
        switch alif.value {
        case 0x622: "\u{FEF5}"
        case 0x623: "\u{FEF7}"
        case 0x625: "\u{FEF9}"
        case 0x627: "\u{FEFB}"
        default: nil
        }
    }

    private static func forms(of scalar: Unicode.Scalar) -> [UInt32]? {
        shapes[scalar.value] ?? ligatures[scalar.value]
    }

    /// Text in which each lam with an alif behind it is the one letter that they make, which takes one column. It is for
    /// what is drawn and not typed in, and comes before anything is measured.
    package static func ligated(_ text: String) -> String {
        guard text.unicodeScalars.contains(lam) else { return text }
        var result: [Unicode.Scalar] = []
        // The place of a lam that nothing but marks has followed.
        var lamPlace: Int?
        for scalar in text.unicodeScalars {
            if let place = lamPlace, let ligature = ligature(of: scalar) {
                result[place] = ligature
                lamPlace = nil
                continue
            }
            if scalar == lam {
                lamPlace = result.count
            } else if BidiClass(of: scalar) != .NSM {
                lamPlace = nil
            }
            result.append(scalar)
        }
        return String(String.UnicodeScalarView(result))
    }

    /// The letters in the forms that they have beside each other; other text stays as it is. The number of scalars stays
    /// the same: `ligated` makes one of lam and alif before.
    package static func shaped(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        guard scalars.contains(where: { forms(of: $0) != nil }) else { return scalars }
        // What stands on a letter does not part it from the next.
        let letters = scalars.indices.filter { BidiClass(of: scalars[$0]) != .NSM }
        var result = scalars
        for (place, index) in letters.enumerated() {
            guard let forms = forms(of: scalars[index]) else { continue }
            let joinsBefore = place > 0 && joining(scalars[letters[place - 1]]) == .both
            let joinsAfter =
                joining(scalars[index]) == .both && place + 1 < letters.count
                && joining(scalars[letters[place + 1]]) != nil
            let form = joinsBefore ? (joinsAfter ? 3 : 1) : joinsAfter ? 2 : 0
            if forms[form] != 0, let scalar = Unicode.Scalar(forms[form]) { result[index] = scalar }
        }
        return result
    }

    private static func joining(_ scalar: Unicode.Scalar) -> Joining? {
        if scalar.value == stretch { return .both }
        return forms(of: scalar).map { $0[2] == 0 ? .before : .both }
    }
}
