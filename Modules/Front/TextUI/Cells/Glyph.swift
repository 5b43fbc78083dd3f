/// What is drawn in a cell: one scalar, or a cluster of several that is kept in `GlyphTable`.
struct Glyph: Hashable, Sendable {
    let code: UInt32

    static let space = Glyph(code: 0x20)
    static let nothing = Glyph(code: 0)
    static let replacement = Glyph(code: 0xFFFD)

    static let clusterFlag: UInt32 = 0x8000_0000

    init(code: UInt32) {
        self.code = code
    }

    init(_ character: Character) {
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex]
        if scalars.index(after: scalars.startIndex) == scalars.endIndex {
            code = first.value
        } else {
            self = GlyphTable.glyph(of: character)
        }
    }

    /// Set where the other bits are an index of `GlyphTable`.
    var isCluster: Bool { code & Glyph.clusterFlag != 0 }

    /// What to write: nothing for the second half of a wide character.
    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    func write(to text: inout String) {
        if isCluster {
            text += GlyphTable.text(of: self)
        } else if code != 0, let scalar = Unicode.Scalar(code) {
            text.unicodeScalars.append(scalar)
        }
    }
}
