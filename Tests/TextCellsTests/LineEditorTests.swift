import Testing

import SwiftUI
@testable import TextCells

struct LineEditorTests {
    private func editing(_ text: String, _ edits: TextEdit...) -> String {
        var editor = LineEditor(text)
        for edit in edits { editor.perform(edit) }
        return String(editor.characters[..<editor.caret]) + "|" + String(editor.characters[editor.caret...])
    }

    @Test func `keys edit at the caret`() {
        #expect(editing("ac", .left, .insert("b")) == "ab|c")
        #expect(editing("abc", .start, .deleteForward) == "|bc")
        #expect(editing("abc", .left, .deleteBackward) == "a|c")
        #expect(editing("", .deleteBackward, .deleteForward, .left, .right) == "|")
    }

    @Test func `moves are over whole clusters`() {
        #expect(editing("a👩‍🚀e\u{301}", .left, .left) == "a|👩‍🚀e\u{301}")
        #expect(editing("👩‍🚀", .deleteBackward) == "|")
        #expect(editing("e", .insert("\u{301}"), .insert("x")) == "e\u{301}x|")
        #expect(editing("ex", .left, .insert("\u{301}"), .insert("y")) == "e\u{301}y|x")
    }

    @Test func `words are moved over and deleted whole`() {
        #expect(editing("one two  three", .wordLeft, .wordLeft) == "one |two  three")
        #expect(editing("one two", .start, .wordRight) == "one| two")
        #expect(editing("one two ", .deleteWordBackward) == "one |")
        #expect(editing("one two", .start, .deleteWordForward) == "| two")
        #expect(editing("one two", .wordLeft, .deleteToStart) == "|two")
        #expect(editing("one two", .wordLeft, .deleteToEnd) == "one |")
    }

    @Test func `lines begin and end at newlines`() {
        #expect(editing("one\ntwo", .start) == "one\n|two")
        #expect(editing("one\ntwo", .up(width: 20), .end) == "one|\ntwo")
        #expect(editing("one\ntwo", .up(width: 20), .end, .deleteToEnd) == "one|two")
        #expect(editing("one\nlonger", .up(width: 20), .down(width: 20)) == "one\nlon|ger")
        #expect(editing("one two three", .up(width: 8)) == "one t|wo three")
    }

    @Test func `a line longer than its place shows where the caret is`() {
        var editor = LineEditor("0123456789")
        #expect(editor.window(width: 5).text == "6789")
        #expect(editor.window(width: 5).caret == 4)
        editor.perform(.start)
        #expect(editor.window(width: 5).text == "01234")
        #expect(editor.window(width: 5).caret == 0)
    }

    @Test func `wrapped lines hold every character once`() {
        let editor = LineEditor("the quick brown fox\njumps over a 語語語語語語語語語語 dog")
        for width in 1...30 {
            let lines = editor.lines(width: width)
            let newlines = zip(lines, lines.dropFirst()).count { $0.upperBound < $1.lowerBound }
            #expect(lines.reduce(0) { $0 + $1.count } + newlines == editor.characters.count)
        }
    }

    @Test func `what the program makes of a text keeps the caret within it`() {
        var editor = LineEditor("12345")
        editor.adopt("123")
        #expect(editor.caret == 3)
        editor.perform(.start)
        editor.adopt("1")
        #expect(editor.caret == 0)
    }

    @Test func `what is not edited begins at its beginning`() {
        #expect(LineEditor("months ago").beginning(width: 10) == "months ago")
        #expect(LineEditor("months ago").beginning(width: 9) == "months a…")
        #expect(LineEditor("語語語語").beginning(width: 6) == "語語…")
    }
}
