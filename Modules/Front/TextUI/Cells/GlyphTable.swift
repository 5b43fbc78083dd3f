import Synchronization

/// The clusters of several scalars that were ever drawn, each once, for all buffers of the process.
///
/// It only grows, with what there is to draw. What would make it grow without end, a stream of made-up clusters,
/// is drawn as the replacement character from `limit` on, and a cluster keeps no more scalars than `longest`.
enum GlyphTable {
    static let limit = 1 << 18
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

    private static let storage = Mutex(Storage())

    static func glyph(of character: Character) -> Glyph {
        var text = String(character)
        if text.unicodeScalars.count > longest {
            text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest)))
        }
        let key = Spelling(text: text)
        return storage.withLock { storage in
            if let index = storage.indices[key] { return Glyph(code: Glyph.clusterFlag | index) }
            guard storage.texts.count < limit else { return .replacement }
            let index = UInt32(storage.texts.count)
            storage.texts.append(text)
            storage.indices[key] = index
            return Glyph(code: Glyph.clusterFlag | index)
        }
    }

    static func text(of glyph: Glyph) -> String {
        storage.withLock { $0.texts[Int(glyph.code & ~Glyph.clusterFlag)] }
    }
}
