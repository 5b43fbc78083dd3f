import PlainText

/// A line's clusters in the order in which they are seen, with the forms that its letters have there.
package struct VisualLine {
    package struct Place {
        package var glyph: Glyph
        package let width: Int
        package var style: CellStyle
    }

    package let places: [Place]

    /// - Parameter isRightToLeft: The direction around the line.
    package init(_ runs: [TextRun], isRightToLeft: Bool) {
        var clusters: [(character: String, width: Int, style: CellStyle)] = []
        for run in runs {
            for character in printable(run.text).flatMap(\.cells) {
                let width = TextWidth.columns(of: character)
                if width > 0 { clusters.append((String(character), width, run.style)) }
            }
        }
        let scalars = clusters.map { $0.character.unicodeScalars.first ?? " " }
        // A range of numbers is read as one, like a fraction or a time.
        // The dots of a drawing are no letters, though Unicode has them among those.
        let classes = scalars.map { $0 == "–" ? .CS : Self.isDots($0) ? .ON : BidiClass(of: $0) }
        let isDrawn = scalars.contains { 0x2500...0x25FF ~= $0.value || Self.isDots($0) }
        // The rest of a sentence, such as “2026، 09:20”, goes as the sentence does.
        let isSentence = scalars.contains(Self.arabicComma)
        let direction = Self.direction(classes, around: isRightToLeft, goesAsAround: isDrawn || isSentence)
        let levels = BidiLine(scalars, classes: classes, isRightToLeft: direction).levels
        let shaped = ArabicForms.shaped(scalars)
        places = BidiLine.order(levels).map { index in
            var first = shaped[index]
            if levels[index] % 2 == 1 { first = Self.mirrored(first) }
            var cluster = clusters[index].character
            if first != scalars[index] {
                cluster.unicodeScalars.replaceSubrange(
                    cluster.unicodeScalars.startIndex...cluster.unicodeScalars.startIndex, with: [first])
            }
            let glyph = cluster.unicodeScalars.count == 1 ? Glyph(code: first.value) : Glyph(Character(cluster))
            return Place(glyph: glyph, width: clusters[index].width, style: clusters[index].style)
        }
    }

    /// The direction of a text by itself; that of what is around it where it has none.
    package static func isRightToLeft(_ text: String, around isRightToLeft: Bool) -> Bool {
        direction(text.unicodeScalars.map(BidiClass.init), around: isRightToLeft)
    }

    /// Letters of one direction go in it; with both, or with neither letter nor digit, a line goes as what is around it.
    /// Digits alone are read from left to right, but not beside a bar or another drawing, nor in a sentence's rest.
    private static func direction(
        _ classes: [BidiClass], around isRightToLeft: Bool, goesAsAround: Bool = false
    ) -> Bool {
        let left = classes.contains(.L)
        let right = classes.contains(where: \.isRightToLeft)
        if left != right { return right }
        if left { return isRightToLeft }
        return isRightToLeft && (goesAsAround || !classes.contains { $0 == .EN || $0 == .AN })
    }

    /// A comma between words, though Unicode has it among the signs of numbers.
    private static let arabicComma: Unicode.Scalar = "\u{060C}"

    private static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if isDots(scalar) { return mirroredDots(scalar) }
        return (BidiPairs.mirrored[scalar.value] ?? ownPairs[scalar.value]).flatMap(Unicode.Scalar.init) ?? scalar
    }

    private static func isDots(_ scalar: Unicode.Scalar) -> Bool { 0x2800...0x28FF ~= scalar.value }

    /// Braille's two columns of dots exchanged.
    private static func mirroredDots(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let dots = scalar.value
        let (left, right) = (dots & 0x07 | (dots & 0x40) >> 3, (dots & 0x38) >> 3 | (dots & 0x80) >> 4)
        return Unicode.Scalar(0x2800 | right & 0x07 | (right & 0x08) << 3 | (left & 0x07) << 3 | (left & 0x08) << 4)
            ?? scalar
    }

    /// Signs of frames and controls that point or open to a side, which Unicode leaves as they are.
    private static let ownPairs: [UInt32: UInt32] = {
        let pairs = "╭╮╰╯┌┐└┘├┤▌▐▸◂▶◀╴╶▏▕▘▝▖▗▛▜▙▟"
        let codes = pairs.unicodeScalars.map(\.value)
        var mirrored: [UInt32: UInt32] = [:]
        for index in stride(from: 0, to: codes.count, by: 2) {
            mirrored[codes[index]] = codes[index + 1]
            mirrored[codes[index + 1]] = codes[index]
        }
        return mirrored
    }()
}

extension String {
    /// Whether some letter goes from right to left. Most text has no byte that could begin one.
    var hasRightToLeft: Bool {
        var suspect = false
        for byte in utf8 where byte >= 0xD6 {
            if byte <= 0xDF || byte == 0xE0 || byte == 0xEF || byte == 0xF0 {
                suspect = true
                break
            }
        }
        return suspect && unicodeScalars.contains { BidiClass(of: $0).isRightToLeft }
    }
}
