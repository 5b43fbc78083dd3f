import Testing

import SwiftUI

@testable import TextCells

@Suite struct GlyphTableTests {
    @Test func `a cluster is kept once, and one too many is the replacement character`() {
        let table = GlyphTable(limit: 2)
        let family = table.glyph(of: "👨‍👩‍👧")
        #expect(table.glyph(of: "🇩🇪") != family)
        #expect(table.glyph(of: "👨‍👩‍👧") == family)
        #expect(table.text(of: family) == "👨‍👩‍👧")
        #expect(table.glyph(of: "1️⃣") == .replacement)
        #expect(table.glyph(of: "👨‍👩‍👧") == family)
    }

    @Test func `a cluster without end is drawn in part`() {
        var buffer = CellBuffer(columns: 4, rows: 1)
        buffer.draw("a" + String(repeating: "\u{301}", count: 10_000) + "b", x: 0, y: 0)
        #expect(buffer[0, 0].glyph.text.unicodeScalars.count == GlyphTable.longest)
        #expect(buffer[1, 0].glyph.text == "b")
    }

    @Test func `threads that draw the same clusters get the same glyphs`() async {
        let table = GlyphTable(limit: 1000)
        let clusters = (0..<100).map {
            Character("a\u{301}" + String(repeating: "\u{323}", count: $0 % 20) + "\u{300}")
        }
        let glyphs = await withTaskGroup(of: [Glyph].self) { group in
            for _ in 0..<8 { group.addTask { clusters.map(table.glyph) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(glyphs.allSatisfy { $0 == glyphs[0] })
        for (cluster, glyph) in zip(clusters, glyphs[0]) { #expect(table.text(of: glyph) == String(cluster)) }
    }
}
