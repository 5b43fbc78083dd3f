import PlainText
import TestSupport
import Testing

import SwiftUI
@testable import TextCells

@Suite struct TextWrappingTests {
    private func wrap(
        _ text: String, _ width: Int?, limit: Int? = nil, truncation: TextTruncation = .tail
    ) -> [String] {
        TextWrapping.lines([TextRun(text)], width: width, lineLimit: limit, truncation: truncation).map(\.text)
    }

    @Test func `lines end between words, and their spaces hang`() {
        #expect(wrap("the quick brown fox", 10) == ["the quick", "brown fox"])
        #expect(wrap("the quick brown fox", 9) == ["the quick", "brown fox"])
        #expect(wrap("the quick brown fox", 8) == ["the", "quick", "brown", "fox"])
        #expect(wrap("one     two", 4) == ["one", "two"])
        #expect(wrap("one two ", 7) == ["one two"])
        #expect(wrap("one two ", 8) == ["one two "])
        #expect(wrap("one two ", 100) == ["one two "])
        #expect(wrap("  one two", 5) == ["  one", "two"])
        #expect(wrap("  word", 4) == ["word"])
    }

    @Test func `newlines stay`() {
        #expect(wrap("a\n\nb", 10) == ["a", "", "b"])
        #expect(wrap("a\r\nb\u{2028}c", nil) == ["a", "b", "c"])
        #expect(wrap("a\n", 10) == ["a", ""])
        #expect(wrap("", 10) == [""])
        #expect(wrap("one two\nthree", 5) == ["one", "two", "three"])
    }

    @Test func `a word that is wider than a line is broken at its edge`() {
        #expect(wrap("abcdefgh", 3) == ["abc", "def", "gh"])
        #expect(wrap("an abcdefgh", 4) == ["an", "abcd", "efgh"])
        #expect(wrap("abc", 1) == ["a", "b", "c"])
        #expect(wrap("a b", 1) == ["a", "b"])
        #expect(wrap("e\u{301}e\u{301}", 1) == ["e\u{301}", "e\u{301}"])
    }

    @Test func `an address that is wider than a line is broken between its parts`() {
        #expect(wrap("ana.maria@example.org", 12) == ["ana.maria@", "example.org"])
        #expect(wrap("ana.maria@example.org", 20) == ["ana.maria@example.", "org"])
        #expect(wrap("ana.maria@example.org", 21) == ["ana.maria@example.org"])
        #expect(wrap("https://example.org/a", 10) == ["https://", "example.", "org/a"])
        #expect(wrap("@abcdefgh", 4) == ["@abc", "defg", "h"])
        #expect(wrap("abc...defg", 4) == ["abc.", "..", "defg"])
    }

    @Test func `a character wider than the line has one to itself`() {
        #expect(wrap("漢字", 1) == ["漢", "字"])
        #expect(wrap("a漢 b", 1) == ["a", "漢", "b"])
        #expect(TextWrapping.size([TextRun("漢字")], width: 1) == CellSize(width: 2, height: 2))
    }

    @Test func `without any width the lines are empty`() {
        #expect(wrap("one two", 0) == [""])
        #expect(wrap("one\ntwo", -3) == ["", ""])
        #expect(wrap("one\ntwo\nthree", 0, limit: 2) == ["", ""])
        #expect(TextWrapping.size([TextRun("one two")], width: 0) == CellSize(width: 0, height: 1))
    }

    @Test func `Chinese and Japanese break between characters, not before what closes`() {
        #expect(wrap("漢字漢字", 5) == ["漢字", "漢字"])
        #expect(wrap("漢字。漢", 4) == ["漢", "字。", "漢"])
        #expect(wrap("漢「字」", 6) == ["漢", "「字」"])
        #expect(wrap("漢「字", 4) == ["漢", "「字"])
        #expect(wrap("word漢字", 6) == ["word漢", "字"])
        #expect(wrap("コーヒー", 4) == ["コー", "ヒー"])
        #expect(wrap("👨‍👩‍👧🇩🇪👋🏽", 4) == ["👨‍👩‍👧🇩🇪", "👋🏽"])
        #expect(wrap("漢字!", 4) == ["漢", "字!"])
    }

    @Test func `a line may end after a dash between letters, and at a space without width`() {
        #expect(wrap("follow-up visit", 8) == ["follow-", "up visit"])
        #expect(wrap("2026-11-21", 8) == ["2026-11-", "21"])
        #expect(wrap("on 2026-11-21", 12) == ["on", "2026-11-21"])
        #expect(wrap("ab\u{200B}cd", 3) == ["ab\u{200B}", "cd"])
        #expect(wrap("10\u{A0}mg daily", 6) == ["10\u{A0}mg", "daily"])
        #expect(wrap("a 10\u{A0}mg", 6) == ["a", "10\u{A0}mg"])
    }

    @Test func `more lines than the limit end in an ellipsis`() {
        #expect(wrap("the quick brown fox", 10, limit: 1) == ["the quick…"])
        #expect(wrap("the quick brown fox", 9, limit: 1) == ["the quic…"])
        #expect(wrap("the quick brown fox", 5, limit: 1) == ["the…"])
        #expect(wrap("the quick brown fox jumps", 10, limit: 2) == ["the quick", "brown fox…"])
        #expect(wrap("the quick brown fox", 10, limit: 2) == ["the quick", "brown fox"])
        #expect(wrap("one\ntwo", 10, limit: 1) == ["one…"])
        #expect(wrap("one\ntwo", nil, limit: 1) == ["one…"])
        #expect(wrap("漢字漢字", 4, limit: 1) == ["漢…"])
        #expect(wrap("word", 1, limit: 1) == ["…"])
        #expect(wrap("漢字", 2, limit: 0) == ["…"])
        #expect(wrap("", 2, limit: 1) == [""])
    }

    @Test func `the ellipsis stands at the head or in the middle where asked`() {
        #expect(wrap("/home/user/file.txt", 10, limit: 1, truncation: .head) == ["…/file.txt"])
        #expect(wrap("/home/user/file.txt", 10, limit: 1, truncation: .middle) == ["/home….txt"])
        #expect(wrap("one two three", 8, limit: 1, truncation: .head) == ["…o three"])
        #expect(wrap("one two three four", 8, limit: 2, truncation: .head) == ["one two", "…ee four"])
        #expect(wrap("first\nlast", 20, limit: 1, truncation: .middle) == ["first…last"])
        #expect(wrap("first\nlast", nil, limit: 1, truncation: .head) == ["…last"])
        #expect(wrap("漢字漢字漢字", 6, limit: 1, truncation: .middle) == ["漢…字"])
    }

    @Test func `runs keep their styles across lines`() {
        let bold = CellStyle(attributes: .bold)
        let runs = [TextRun("one "), TextRun("two three", style: bold), TextRun(""), TextRun(" four", style: bold)]
        let lines = TextWrapping.lines(runs, width: 9)
        #expect(lines.map(\.text) == ["one two", "three", "four"])
        #expect(lines[0].runs == [TextRun("one "), TextRun("two", style: bold)])
        #expect(lines[1].runs == [TextRun("three", style: bold)])
        let limited = TextWrapping.lines(runs, width: 7, lineLimit: 1)
        #expect(limited.map(\.runs) == [[TextRun("one "), TextRun("tw…", style: bold)]])
        let accent = TextWrapping.lines([TextRun("e"), TextRun("\u{301}a", style: bold)], width: 9)
        #expect(accent.map(\.runs) == [[TextRun("e\u{301}"), TextRun("a", style: bold)]])
    }

    @Test func `what is wrapped is printable`() {
        #expect(wrap("a\u{1B}[31mb\u{7}\tc", 20) == ["ab    c"])
    }

    @Test func `no line is wider than asked, nothing but spaces is lost, and sizes agree`() {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<6000 {
            let runs = (0..<Int.random(in: 0...3, using: &random)).map { index in
                TextRun(random.text(upTo: 14), style: CellStyle(foreground: .ansi(UInt8(index))))
            }
            let width = Int.random(in: 1...14, using: &random)
            let lines = TextWrapping.lines(runs, width: width)
            for line in lines {
                #expect(line.width == TextWidth.columns(of: line.text))
                #expect(line.width <= width || line.text.count { TextWidth.columns(of: $0) > 0 } == 1)
                #expect(!line.runs.contains { $0.text.isEmpty })
            }
            let text = runs.map { printable($0.text, keepingNewlines: true) }.joined()
            #expect(
                ink(lines.map(\.text).joined()).elementsEqual(ink(text)), "\(text.unicodeScalars.map(\.value)) \(width)"
            )
            #expect(
                TextWrapping.size(runs, width: width)
                    == CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count))
        }
    }

    @Test func `truncated lines fit, are no more than the limit, and sizes agree`() {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<6000 {
            let runs = [TextRun(random.text(upTo: 30))]
            let width = Int.random(in: 0...14, using: &random)
            let limit = Int.random(in: 1...3, using: &random)
            let truncation = [TextTruncation.head, .middle, .tail].randomElement(using: &random) ?? .tail
            let whole = TextWrapping.lines(runs, width: width)
            let lines = TextWrapping.lines(runs, width: width, lineLimit: limit, truncation: truncation)
            #expect(lines.count == min(whole.count, limit))
            #expect(whole.count > limit || lines == whole)
            if whole.count > limit, width > 0 {
                #expect(lines[limit - 1].text.unicodeScalars.contains("…"))
                #expect(lines[limit - 1].width <= width)
                #expect(Array(lines.dropLast()) == Array(whole.prefix(limit - 1)))
            }
            #expect(
                TextWrapping.size(runs, width: width, lineLimit: limit, truncation: truncation)
                    == CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count))
        }
    }

    private func ink(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { $0.properties.generalCategory != .spaceSeparator && $0 != "\n" }
    }
}
