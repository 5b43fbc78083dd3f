/// How many columns of a terminal a text takes.
@usableFromInline
package enum TextWidth {
    /// The columns of one cluster: 0, 1 or 2, however many letters it joins. Only letters that a virama joins, as in the
    /// scripts of India, take more: terminals give each its own columns.
    package static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        var index = scalars.startIndex
        let first = scalars[index]
        scalars.formIndex(after: &index)
        guard index < scalars.endIndex else { return columns(of: first) }
        if first.value < 0x20 { return 0 }
        var joined = 0
        var total = columns(of: first)
        var last = first
        while index < scalars.endIndex {
            let scalar = scalars[index]
            scalars.formIndex(after: &index)
            switch scalar.value {
            case 0xFE0F where last.properties.isEmoji:
                total = 2
            case 0xFE0E where last.properties.isEmojiPresentation:
                total = 1
            default:
                if scalar.isJoined(to: last) {
                    joined += min(total, 2)
                    total = 0
                }
                total += columns(of: scalar)
            }
            last = scalar
        }
        return joined + min(total, 2)
    }

    @inlinable
    package static func columns(of text: some StringProtocol) -> Int {
        asciiColumns(text) ?? columns(ofClusters: String(text))
    }

    /// The columns of one scalar that stands alone.
    package static func columns(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return value >= 0x20 && value < 0x7F || value >= 0xA0 && value != 0xAD ? 1 : 0 }
        return boundaries.withUnsafeBufferPointer { boundaries in
            // The last boundary at or below: its low bits hold the width.
            var low = 0
            var high = boundaries.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if boundaries[middle] >> 2 <= value { low = middle } else { high = middle }
            }
            return Int(boundaries[low] & 3)
        }
    }

    /// The columns of a text that is all printable ASCII; nil of any other.
    @inlinable
    package static func asciiColumns(_ text: some StringProtocol) -> Int? {
        text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            for byte in bytes where byte &- 0x20 >= 0x5F { return nil }
            return bytes.count
        } ?? nil
    }

    @usableFromInline
    static func columns(ofClusters text: String) -> Int {
        var total = 0
        text.forEachCluster { cluster in
            total += cluster.width
            return true
        }
        return total
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter that a virama joins to the one before.
    fileprivate func isJoined(to last: Unicode.Scalar) -> Bool {
        last.properties.canonicalCombiningClass == .virama && properties.generalCategory == .otherLetter
    }
}

extension Character {
    /// The cluster in parts of no more than two columns: before each letter that a virama joins, where the whole is wider.
    package var cells: [Character] {
        guard TextWidth.columns(of: self) > 2 else { return [self] }
        var parts: [String.UnicodeScalarView] = []
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            if parts.isEmpty || last.map(scalar.isJoined) == true { parts.append(.init()) }
            parts[parts.count - 1].append(scalar)
            last = scalar
        }
        return parts.map { Character(String($0)) }
    }
}
