import PlainText
import TestSupport
import Testing

import SwiftUI
@testable import TextCells

@Suite struct CellBufferInvariantTests {
    @Test func `no drawing leaves half a character or touches what is outside its clip`() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<4000 {
            var buffer = CellBuffer(
                columns: Int.random(in: 0...12, using: &random), rows: Int.random(in: 0...3, using: &random))
            for _ in 0..<6 {
                let before = buffer
                let clip = draw(on: &buffer, using: &random)
                check(buffer)
                checkUntouched(outside: clip, before: before, after: buffer)
            }
        }
    }

    @Test func `a text that fits is read back as it was drawn`() {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<2000 {
            let text = random.text(upTo: 10)
            let columns = TextWidth.columns(of: printable(text))
            var buffer = CellBuffer(columns: columns + 1, rows: 1)
            #expect(buffer.draw(text, x: 0, y: 0) == columns)
            let visible = printable(text).filter { TextWidth.columns(of: $0) > 0 }
            let blanks = { (text: String) in text.unicodeScalars.reversed().drop { $0 == " " } }
            #expect(blanks(buffer.line(0)).elementsEqual(blanks(visible)), "\(text.unicodeScalars.map(\.value))")
        }
    }

    @Test func `what is drawn in pieces through two clips is what is drawn at once`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<1000 {
            let text = (0..<8).map { _ in ["a", "é", "1", "e\u{301}"].randomElement(using: &random) ?? "" }.joined()
            let x = Int.random(in: -4...4, using: &random)
            let split = Int.random(in: 0...10, using: &random)
            var whole = CellBuffer(columns: 10, rows: 1)
            whole.draw(text, x: x, y: 0)
            var pieces = CellBuffer(columns: 10, rows: 1)
            pieces.draw(text, x: x, y: 0, clip: CellRect(x: 0, y: 0, width: split, height: 1))
            pieces.draw(text, x: x, y: 0, clip: CellRect(x: split, y: 0, width: 10 - split, height: 1))
            #expect(whole == pieces)
            #expect(whole.checksum == pieces.checksum)
        }
    }

    /// Does one thing to the buffer, and returns where it may have.
    private func draw(on buffer: inout CellBuffer, using random: inout SeededGenerator) -> CellRect {
        let x = Int.random(in: -6...14, using: &random)
        let y = Int.random(in: -1...3, using: &random)
        let clip = CellRect(
            x: Int.random(in: -3...9, using: &random), y: Int.random(in: -1...2, using: &random),
            width: Int.random(in: 0...9, using: &random), height: Int.random(in: 0...3, using: &random))
        let style = CellStyle(background: Bool.random(using: &random) ? .red : nil)
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            buffer.fill(clip, style: style)
        case 1:
            buffer.setStyle(style, over: clip)
        case 2:
            var inner = CellBuffer(columns: 5, rows: 2)
            inner.draw(random.text(upTo: 5), x: 0, y: 0)
            inner.draw(random.text(upTo: 5), x: 0, y: 1)
            buffer.draw(inner, x: x, y: y, clip: clip)
        default:
            buffer.draw(random.text(upTo: 9), x: x, y: y, style: style, clip: clip)
        }
        return clip
    }

    private func check(_ buffer: CellBuffer) {
        #expect(buffer.cells.count == buffer.columns * buffer.rows)
        for y in 0..<buffer.rows {
            var x = 0
            while x < buffer.columns {
                let cell = buffer[x, y]
                #expect(cell.width == 1 || cell.width == 2)
                #expect(TextWidth.columns(of: cell.glyph.text) == cell.width)
                if cell.width == 2 {
                    #expect(x + 1 < buffer.columns)
                    #expect(buffer[x + 1, y].width == 0)
                    #expect(buffer[x + 1, y].glyph == .nothing)
                    #expect(buffer[x + 1, y].style == cell.style)
                }
                x += max(cell.width, 1)
            }
        }
    }

    /// Outside the clip a cell may lose a character that was cut, and the other half of a wide one its style.
    private func checkUntouched(outside clip: CellRect, before: CellBuffer, after: CellBuffer) {
        for y in 0..<after.rows {
            for x in 0..<after.columns where !clip.contains(CellPoint(x: x, y: y)) && after[x, y] != before[x, y] {
                let wasHalf = before[x, y].width != 1
                #expect(wasHalf && (after[x, y].glyph == .space || after[x, y].width == 0))
            }
        }
    }
}
