import Synchronization

/// The clusters of several scalars that were ever drawn, each once, for all buffers of the process.
///
/// It only grows, with what there is to draw. What would make it grow without end, a stream of made-up clusters,
/// is drawn as the replacement character from `limit` on, and a cluster keeps no more scalars than `longest`.
final class GlyphTable: Sendable {
    static let shared = GlyphTable(limit: 1 << 18)
    static let longest = 32

    private struct Storage {
        var texts: [String] = []
        var indices: [Spelling: UInt32] = [:]
    }

    /// Two texts that are canonically equal are two spellings, each drawn as it came.
    private struct Spelling: Hashable {
        let text: String

        static func == (left: Spelling, right: Spelling) -> Bool {
            left.text.utf8.elementsEqual(right.text.utf8)
        }

        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }

    private let limit: Int
    private let storage = Mutex(Storage())

    init(limit: Int) {
        self.limit = limit
    }

    func glyph(of character: Character) -> Glyph {
        var text = String(character)
        if text.utf8.count > GlyphTable.longest {
            text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(GlyphTable.longest)))
        }
        let spelling = Spelling(text: text)
        return storage.withLock { storage in
            if let index = storage.indices[spelling] { return Glyph(cluster: index) }
            guard storage.texts.count < limit else { return .replacement }
            let index = UInt32(storage.texts.count)
            storage.texts.append(text)
            storage.indices[spelling] = index
            return Glyph(cluster: index)
        }
    }

    func text(of glyph: Glyph) -> String {
        storage.withLock { $0.texts[Int(glyph.index)] }
    }
}
