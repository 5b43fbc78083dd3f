/// A cluster of a text as its first scalar, its columns, its bytes of UTF-8, and the whole of it where it is more than
/// that scalar.
package struct TextCluster {
    package let first: Unicode.Scalar
    package let width: Int
    package let utf8Count: Int
    package let character: Character?

    package init(first: Unicode.Scalar, width: Int, utf8Count: Int, character: Character?) {
        self.first = first
        self.width = width
        self.utf8Count = utf8Count
        self.character = character
    }
}

extension String {
    /// Visits the clusters in order until `visit` returns false.
    ///
    /// Where two scalars follow each other that nothing could join, the first is a cluster by itself: most of any text
    /// is so, and is spared Unicode's rules of segmentation.
    package func forEachCluster(_ visit: (TextCluster) -> Bool) {
        let scalars = unicodeScalars
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let first = scalars[index]
            let next = scalars.index(after: index)
            let cluster: TextCluster
            if first.standsAlone, next == scalars.endIndex || scalars[next].standsAlone {
                cluster = TextCluster(
                    first: first, width: TextWidth.columns(of: first), utf8Count: UTF8.width(first), character: nil)
                index = next
            } else {
                let character = self[index...].first ?? Character(first)
                let count = character.utf8.count
                cluster = TextCluster(
                    first: first, width: TextWidth.columns(of: character), utf8Count: count,
                    character: count == UTF8.width(first) ? nil : character)
                index = utf8.index(index, offsetBy: count)
            }
            guard visit(cluster) else { return }
        }
    }
}

extension Unicode.Scalar {
    /// Whether it neither joins nor is joined by another that stands alone.
    fileprivate var standsAlone: Bool {
        switch value {
        case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483: true
        case 0x2010..<0x2028, 0x2030..<0x205F, 0x2190..<0x2C00: true
        case 0x3000..<0x302A, 0x3030..<0x3099, 0x309B..<0xA66F, 0xAC00..<0xD7A4, 0xFF01..<0xFF9E: true
        default: false
        }
    }
}
