import TestSupport
import Testing

import SwiftUI
@testable import TextCells

@Suite struct ANSITests {
    private func ansi(_ runs: [TextRun], _ colors: ColorDepth = .truecolor) -> String {
        var buffer = CellBuffer(columns: 20, rows: 1)
        buffer.draw(TextLine(runs: runs, width: 0), x: 0, y: 0, clip: buffer.bounds)
        return buffer.ansi(line: 0, colors: colors).replacing("\u{1B}", with: "^")
    }

    @Test func `a style is said once and taken back at the end`() {
        #expect(ansi([TextRun("plain")]) == "plain")
        #expect(
            ansi([TextRun("a "), TextRun("bold", style: CellStyle(attributes: .bold)), TextRun(" b")])
                == "a ^[1mbold ^[mb")
        let red = CellStyle(foreground: .red)
        #expect(ansi([TextRun("red", style: red), TextRun("der", style: red)]) == "^[31mredder^[m")
        let both = CellStyle(foreground: .red, attributes: .bold)
        #expect(
            ansi([TextRun("a", style: red), TextRun("b", style: both), TextRun("c", style: red)])
                == "^[31ma^[1mb^[22mc^[m")
        let faint = CellStyle(attributes: .faint)
        let bold = CellStyle(attributes: [.bold, .faint])
        #expect(ansi([TextRun("a", style: bold), TextRun("b", style: faint)]) == "^[1;2ma^[;2mb^[m")
        #expect(ansi([TextRun("漢", style: red), TextRun("x")]) == "^[31m漢^[mx")
    }

    @Test func `blanks at the end are written where they can be seen`() {
        #expect(ansi([TextRun("a   ", style: CellStyle(foreground: .red, attributes: .bold))]) == "^[1;31ma^[m")
        #expect(ansi([TextRun("a  ", style: CellStyle(background: .blue))]) == "^[44ma  ^[m")
        #expect(ansi([TextRun("  ", style: CellStyle(attributes: .inverse))]) == "^[7m  ^[m")
    }

    @Test func `colours are as many as the terminal has`() {
        let orange = [TextRun("x", style: CellStyle(foreground: .rgb(255, 135, 0), background: .brightBlue))]
        #expect(ansi(orange) == "^[38;2;255;135;0;104mx^[m")
        #expect(ansi(orange, .ansi256) == "^[38;5;208;104mx^[m")
        #expect(ansi(orange, .ansi16) == "^[33;104mx^[m")
        #expect(ansi(orange, .none) == "x")
        #expect(CellColor.rgb(128, 128, 128).nearest256 == 244)
        #expect(CellColor.rgb(0, 0, 0).nearestANSI == 0)
        #expect(CellColor.rgb(250, 250, 250).nearestANSI == 15)
    }

    @Test func `text in the colour of its background is told from it`() {
        #expect(ansi([TextRun("x", style: CellStyle(foreground: .white, background: .white))]) == "^[30;47mx^[m")
        #expect(ansi([TextRun("x", style: CellStyle(foreground: .blue, background: .blue))]) == "^[97;44mx^[m")
    }

    @Test func `a row read by its sequences has the styles and the text that were drawn`() {
        var random = SeededGenerator(seed: 10)
        var styles: [CellStyle] = []
        for index in UInt8(0)..<12 {
            var style = CellStyle(attributes: CellAttributes(rawValue: UInt16.random(in: 0..<64, using: &random)))
            if index % 3 > 0 { style.foreground = .ansi(index) }
            if index % 4 == 0 { style.background = .ansi(15) }
            styles.append(style)
        }
        for _ in 0..<500 {
            var buffer = CellBuffer(columns: 16, rows: 1)
            for x in 0..<16 { buffer.draw("x", x: x, y: 0, style: styles.randomElement(using: &random) ?? .plain) }
            let cells = Terminal.read(buffer.ansi(line: 0, colors: .ansi16))
            #expect(cells.styles == (0..<16).map { buffer[$0, 0].style })
            #expect(cells.last == .plain)
        }
    }
}

/// Reads what a terminal would of a row in sixteen colours.
private enum Terminal {
    static func read(_ text: String) -> (styles: [CellStyle], last: CellStyle) {
        var styles: [CellStyle] = []
        var style = CellStyle.plain
        var rest = text[...]
        while let first = rest.first {
            if first == "\u{1B}", let end = rest.firstIndex(of: "m") {
                let codes = rest[..<end].dropFirst(2).split(separator: ";", omittingEmptySubsequences: false)
                for code in codes { apply(Int(code) ?? 0, to: &style) }
                rest = rest[end...].dropFirst()
            } else {
                styles.append(style)
                rest = rest.dropFirst()
            }
        }
        return (styles, style)
    }

    private static func apply(_ code: Int, to style: inout CellStyle) {
        let attributes: [Int: CellAttributes] = [
            1: .bold, 2: .faint, 3: .italic, 4: .underline, 7: .inverse, 9: .strikethrough, 22: [.bold, .faint],
            23: .italic, 24: .underline, 27: .inverse, 29: .strikethrough,
        ]
        switch code {
        case 0: style = .plain
        case 1..<10: style.attributes.formUnion(attributes[code] ?? [])
        case 20..<30: style.attributes.subtract(attributes[code] ?? [])
        case 30..<38: style.foreground = .ansi(UInt8(code - 30))
        case 39: style.foreground = nil
        case 40..<48: style.background = .ansi(UInt8(code - 40))
        case 49: style.background = nil
        case 90..<98: style.foreground = .ansi(UInt8(code - 82))
        case 100..<108: style.background = .ansi(UInt8(code - 92))
        default: Issue.record("unknown code \(code)")
        }
    }
}
