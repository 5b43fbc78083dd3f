/// What is drawn in a cell: one scalar, or a cluster of several that is kept in `GlyphTable`.
package struct Glyph: Hashable, Sendable {
    let code: UInt32

    package static let space = Glyph(code: 0x20)
    /// The line that stands between panes.
    package static let divider = Glyph(code: 0x2502)
    static let nothing = Glyph(code: 0)
    static let replacement = Glyph(code: 0xFFFD)

    private static let clusterFlag: UInt32 = 0x8000_0000

    init(code: UInt32) {
        self.code = code
    }

    init(cluster index: UInt32) {
        code = Glyph.clusterFlag | index
    }

    package init(_ character: Character) {
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex]
        if scalars.index(after: scalars.startIndex) == scalars.endIndex {
            code = first.value
        } else {
            self = GlyphTable.shared.glyph(of: character)
        }
    }

    /// Whether it is a piece of a thin line, or of a curve in dots.
    package var isLine: Bool {
        switch code {
        case 0x2500, 0x2502, 0x250C, 0x2510, 0x2514, 0x2518, 0x256D...0x2570, 0x2800...0x28FF: true
        default: false
        }
    }

    var isCluster: Bool { code & Glyph.clusterFlag != 0 }

    /// The place of a cluster in the table.
    var index: UInt32 { code & ~Glyph.clusterFlag }

    /// What to write: nothing for the second half of a wide character.
    package var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the text in UTF-8.
    func write(to bytes: inout [UInt8]) {
        if code < 0x80 {
            if code != 0 { bytes.append(UInt8(code)) }
        } else if isCluster {
            bytes += GlyphTable.shared.text(of: self).utf8
        } else if let scalar = Unicode.Scalar(code) {
            bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
    }
}
