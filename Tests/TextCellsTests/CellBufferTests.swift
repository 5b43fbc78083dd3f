import Testing

import SwiftUI
@testable import TextCells

@Suite struct CellBufferTests {
    @Test func `a text is drawn from its column on and says how far it went`() {
        var buffer = CellBuffer(columns: 12, rows: 2)
        let used = buffer.draw("Hello", x: 2, y: 1, style: CellStyle(attributes: .bold))
        #expect(used == 5)
        #expect(buffer.lines() == ["", "  Hello"])
        #expect(buffer[2, 1].style.attributes == .bold)
        #expect(buffer[1, 1] == .blank)
        #expect(buffer.draw("漢字👨‍👩‍👧e\u{301}", x: 0, y: 0) == 7)
        #expect(buffer.line(0) == "漢字👨‍👩‍👧e\u{301}")
        #expect(buffer[4, 0].glyph.text == "👨‍👩‍👧")
        #expect(buffer[4, 0].width == 2)
        #expect(buffer[5, 0].width == 0)
    }

    @Test func `letters that a virama joins have all their columns, and nothing is drawn over them`() {
        var buffer = CellBuffer(columns: 12, rows: 1)
        let used = buffer.draw("शर्मा", x: 0, y: 0)
        #expect(used == 4)
        buffer.draw("x", x: used, y: 0)
        #expect(buffer.line(0) == "शर्माx")
        #expect((0...4).map { buffer[$0, 0].width } == [1, 1, 2, 0, 1])
    }

    @Test func `half a wide character at an edge of the clip is a blank`() {
        let clip = CellRect(x: 1, y: 0, width: 4, height: 1)
        var buffer = CellBuffer(columns: 8, rows: 1)
        buffer.draw("........", x: 0, y: 0)
        let style = CellStyle(background: .blue)
        #expect(buffer.draw("漢字漢", x: 0, y: 0, style: style, clip: clip) == 5)
        #expect(buffer.line(0) == ". 字 ...")
        #expect(buffer[1, 0].style == style)
        #expect(buffer[4, 0].style == style)
    }

    @Test func `overwriting half a wide character blanks the other half`() {
        for (x, expected) in [(0, "x 字"), (1, " x字"), (2, "漢x"), (3, "漢 x")] {
            var buffer = CellBuffer(columns: 4, rows: 1)
            buffer.draw("漢字", x: 0, y: 0)
            buffer.draw("x", x: x, y: 0)
            #expect(buffer.line(0) == expected)
        }
        var buffer = CellBuffer(columns: 6, rows: 1)
        buffer.draw("漢字漢", x: 0, y: 0)
        buffer.draw("言", x: 1, y: 0)
        #expect(buffer.line(0) == " 言 漢")
        buffer.fill(CellRect(x: 5, y: 0, width: 1, height: 1))
        #expect(buffer.line(0) == " 言")
    }

    @Test func `a text without a background lets the one there show`() {
        var buffer = CellBuffer(columns: 4, rows: 1)
        buffer.fill(
            CellRect(x: 0, y: 0, width: 3, height: 1), style: CellStyle(background: .blue, attributes: .underline))
        buffer.draw("ab漢", x: 0, y: 0, style: CellStyle(foreground: .red))
        #expect(buffer[0, 0].style == CellStyle(foreground: .red, background: .blue))
        #expect(buffer[3, 0].style == buffer[2, 0].style)
    }

    @Test func `a style laid over a rectangle keeps the text and reaches whole characters`() {
        var buffer = CellBuffer(columns: 6, rows: 1)
        buffer.draw("a漢b", x: 0, y: 0, style: CellStyle(foreground: .red, attributes: .bold))
        buffer.setStyle(
            CellStyle(background: .blue, attributes: .italic), over: CellRect(x: 1, y: 0, width: 1, height: 9))
        #expect(buffer.line(0) == "a漢b")
        let laid = CellStyle(foreground: .red, background: .blue, attributes: [.bold, .italic])
        #expect(buffer[1, 0].style == laid)
        #expect(buffer[2, 0].style == laid)
        #expect(buffer[0, 0].style.background == nil)
        buffer.setBackground(.green, behind: buffer.bounds)
        #expect(buffer[1, 0].style.background == .blue)
        #expect(buffer[5, 0].style.background == .green)
    }

    @Test func `control characters and sequences are not drawn`() {
        var buffer = CellBuffer(columns: 20, rows: 1)
        #expect(buffer.draw("a\u{1B}[31m漢\u{7}\nb\u{202E}", x: 0, y: 0) == 5)
        #expect(buffer.line(0) == "a漢 b")
    }

    @Test func `places far away draw nothing and break nothing`() {
        var buffer = CellBuffer(columns: 5, rows: 2)
        let empty = buffer
        for x in [Int.min, -1000, 5, Int.max] {
            for y in [Int.min, -1, 2, Int.max, 0] where y != 0 || x != -1000 {
                buffer.draw("漢 text", x: x, y: y)
                buffer.draw("text", x: x, y: y)
                buffer.fill(CellRect(x: x, y: y, width: 3, height: 1), style: CellStyle(background: .red))
                buffer.draw(CellBuffer(columns: 2, rows: 2), x: x, y: y, clip: buffer.bounds)
            }
        }
        #expect(buffer == empty)
        #expect(buffer[-1, 0] == .blank)
        #expect(buffer.line(9) == "")
    }

    @Test func `a buffer without cells can be drawn on`() {
        for (columns, rows) in [(0, 0), (0, 3), (3, 0), (-1, -1)] {
            var buffer = CellBuffer(columns: columns, rows: rows)
            buffer.draw("text", x: 0, y: 0)
            buffer.fill(CellRect(x: 0, y: 0, width: 9, height: 9))
            buffer.clear()
            #expect(buffer.lines().joined().isEmpty)
            #expect(buffer == CellBuffer(columns: columns, rows: rows))
        }
    }

    @Test func `a buffer drawn on another leaves no halves`() {
        var inner = CellBuffer(columns: 4, rows: 1)
        inner.draw("漢字", x: 0, y: 0)
        var buffer = CellBuffer(columns: 8, rows: 1)
        buffer.draw("犬犬犬犬", x: 0, y: 0)
        buffer.draw(inner, x: 1, y: 0, clip: CellRect(x: 2, y: 0, width: 3, height: 1))
        #expect(buffer.line(0) == "犬 字 犬")
    }

    @Test func `a row is replaced by another buffer's only row, and by nothing else`() {
        var buffer = CellBuffer(columns: 3, rows: 2)
        buffer.draw("abc", x: 0, y: 1)
        var row = CellBuffer(columns: 3, rows: 1)
        row.draw("xyz", x: 0, y: 0)
        buffer.replaceRow(1, by: CellBuffer(columns: 3, rows: 0))
        buffer.replaceRow(2, by: row)
        #expect(buffer.lines() == ["", "abc"])
        buffer.replaceRow(1, by: row)
        #expect(buffer.lines() == ["", "xyz"])
    }

    @Test func `the checksum tells what can be seen`() {
        var buffer = CellBuffer(columns: 8, rows: 2)
        #expect(buffer.checksum == 6_638_524_381_184_203_759)
        buffer.draw("é漢👨‍👩‍👧", x: 0, y: 0, style: CellStyle(foreground: .rgb(1, 2, 3)))
        #expect(buffer.checksum == 5_372_978_005_041_024_329)
        var other = buffer
        #expect(other.checksum == buffer.checksum)
        other.setStyle(CellStyle(attributes: .faint), over: CellRect(x: 0, y: 0, width: 1, height: 1))
        #expect(other.checksum != buffer.checksum)
        #expect(other != buffer)
        #expect(CellBuffer(columns: 2, rows: 8).checksum != CellBuffer(columns: 8, rows: 2).checksum)
    }

    @Test func `a cell is sixteen bytes and a colour four`() {
        #expect(MemoryLayout<Cell>.size == 16)
        #expect(MemoryLayout<Cell>.stride == 16)
        #expect(MemoryLayout<CellColor?>.size == 4)
    }

    @Test func `equal spellings of a letter are each drawn as they came`() {
        var buffer = CellBuffer(columns: 4, rows: 1)
        buffer.draw("q\u{323}\u{307}q\u{307}\u{323}", x: 0, y: 0)
        #expect(buffer.line(0).unicodeScalars.elementsEqual("q\u{323}\u{307}q\u{307}\u{323}".unicodeScalars))
    }
}
