/// The forms of Arabic letters in words: where each letter has a cell of its own, the letters are what joins them.
package enum ArabicForms {
    private enum Joining {
        /// With the letter before alone.
        case before
        case both
    }

    private static let stretch: UInt32 = 0x640

    /// The letters in the forms that they have beside each other; other text stays as it is. The number of scalars stays
    /// the same: lam and alif are not made one.
    package static func shaped(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        guard scalars.contains(where: { shapes[$0.value] != nil }) else { return scalars }
        // What stands on a letter does not part it from the next.
        let letters = scalars.indices.filter { BidiClass(of: scalars[$0]) != .NSM }
        var result = scalars
        for (place, index) in letters.enumerated() {
            guard let shapes = shapes[scalars[index].value] else { continue }
            let joinsBefore = place > 0 && joining(scalars[letters[place - 1]]) == .both
            let joinsAfter =
                joining(scalars[index]) == .both && place + 1 < letters.count
                && joining(scalars[letters[place + 1]]) != nil
            let form = joinsBefore ? (joinsAfter ? 3 : 1) : joinsAfter ? 2 : 0
            if shapes[form] != 0, let scalar = Unicode.Scalar(shapes[form]) { result[index] = scalar }
        }
        return result
    }

    private static func joining(_ scalar: Unicode.Scalar) -> Joining? {
        if scalar.value == stretch { return .both }
        return shapes[scalar.value].map { $0[2] == 0 ? .before : .both }
    }
}
