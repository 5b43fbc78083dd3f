import Testing
import TextUITerminal

struct InputDecoderTests {
    private func events(_ text: String) -> [TerminalEvent] {
        var decoder = InputDecoder()
        return decoder.decode(text.utf8)
    }

    private func keys(_ text: String) -> [TerminalKey] {
        events(text).compactMap { if case .key(let key) = $0 { key } else { nil } }
    }

    @Test func `letters come one by one, clusters whole`() {
        #expect(keys("aé") == [.character("a"), .character("é")])
        #expect(keys("e\u{301}x") == [.character("e\u{301}"), .character("x")])
        #expect(keys("👩‍🚀") == [.character("👩‍🚀")])
    }

    @Test(arguments: [
        ("\u{1B}[A", TerminalKey(.up)), ("\u{1B}OB", TerminalKey(.down)),
        ("\u{1B}[1;5C", TerminalKey(.right, .control)),
        ("\u{1B}[1;2D", TerminalKey(.left, .shift)), ("\u{1B}[H", TerminalKey(.home)), ("\u{1B}[4~", TerminalKey(.end)),
        ("\u{1B}[5~", TerminalKey(.pageUp)), ("\u{1B}[6~", TerminalKey(.pageDown)), ("\u{1B}[3~", TerminalKey(.delete)),
        ("\u{1B}[Z", TerminalKey(.tab, .shift)), ("\u{1B}OP", TerminalKey(.function(1))),
        ("\u{1B}[[A", TerminalKey(.function(1))), ("\u{1B}[15~", TerminalKey(.function(5))),
        ("\u{1B}b", .alt("b")), ("\u{1B}\u{7F}", TerminalKey(.backspace, .alt)), ("\u{1B}é", .alt("é")),
        ("\r", TerminalKey(.enter)), ("\n", TerminalKey(.enter)), ("\t", TerminalKey(.tab)),
        ("\u{3}", .control("c")), ("\u{1A}", .control("z")), ("\u{0}", .control(" ")),
        ("\u{8}", TerminalKey(.backspace)),
        ("\u{1B}[99;5u", .control("c")), ("\u{1B}[27;5;99~", .control("c")),
        ("\u{1B}[13;2u", TerminalKey(.enter, .shift)),
    ])
    func `a sequence is a key`(_ text: String, _ key: TerminalKey) {
        #expect(keys(text) == [key])
    }

    @Test(arguments: [
        ("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", true), ("\u{1B}]11;rgb:ff/ff/f0\u{7}", false),
        ("\u{1B}]11;rgba:0/0/0/ff\u{7}", true), ("\u{1B}]11;#ffffff\u{7}", false),
    ])
    func `the colour behind the text is read`(_ answer: String, _ isDark: Bool) {
        let events = events(answer + "\u{1B}[?62;22cx")
        guard case .background(let color) = events.first else {
            Issue.record("\(events)")
            return
        }
        #expect(color.isDark == isDark)
        #expect(events.dropFirst() == [.answered, .key(.character("x"))])
    }

    @Test func `a terminal says that it takes sixels`() {
        #expect(events("\u{1B}[?62;4;22c") == [.takesSixels, .answered])
        #expect(events("\u{1B}[?4;6c") == [.answered] && events("\u{1B}[?62;14;44c") == [.answered])
    }

    @Test(arguments: [
        "\u{1B}]11;rgb:no\u{7}", "\u{1B}]11;rgb:1/2\u{7}", "\u{1B}]10;rgb:0/0/0\u{7}", "\u{1B}P11;#fff\u{7}",
    ])
    func `an answer that names no colour is none`(_ answer: String) {
        #expect(events(answer) == [])
    }

    @Test func `an answer may come in pieces`() {
        var decoder = InputDecoder()
        #expect(decoder.decode("\u{1B}]".utf8).isEmpty)
        #expect(decoder.isPending && !decoder.isInAnswer)
        #expect(decoder.decode("11;rgb:00/0".utf8).isEmpty)
        #expect(decoder.isInAnswer)
        #expect(decoder.decode("0/00\u{7}".utf8) == [.background(TerminalColor(red: 0, green: 0, blue: 0))])
        #expect(!decoder.isInAnswer)
    }

    @Test func `a key may come in pieces`() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0x1B]).isEmpty)
        #expect(decoder.isPending)
        #expect(decoder.decode([0x5B, 0x31, 0x3B]).isEmpty)
        #expect(decoder.decode([0x35, 0x41]) == [.key(TerminalKey(.up, .control))])
        #expect(!decoder.isPending)
        #expect(decoder.decode([0xC3]).isEmpty)
        #expect(decoder.decode([0xA9]) == [.key(.character("é"))])
    }

    @Test func `an Escape alone is a key when nothing follows`() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0x1B]).isEmpty)
        #expect(decoder.flush() == [.key(TerminalKey(.escape))])
        #expect(decoder.decode("\u{1B}\u{1B}".utf8) == [.key(TerminalKey(.escape))])
        #expect(decoder.flush() == [.key(TerminalKey(.escape))])
    }

    @Test func `the mouse is read in both its forms`() {
        #expect(events("\u{1B}[<0;12;3M") == [.mouse(TerminalMouse(.press(0), column: 11, row: 2))])
        #expect(events("\u{1B}[<0;12;3m") == [.mouse(TerminalMouse(.release, column: 11, row: 2))])
        #expect(events("\u{1B}[<65;1;1M") == [.mouse(TerminalMouse(.wheelDown, column: 0, row: 0))])
        #expect(events("\u{1B}[<18;1;1M") == [.mouse(TerminalMouse(.press(2), column: 0, row: 0, modifiers: .control))])
        #expect(events("\u{1B}[M !!") == [.mouse(TerminalMouse(.press(0), column: 0, row: 0))])
        #expect(events("\u{1B}[<0;0;0M").isEmpty)
    }

    @Test func `a paste is text, whatever is in it`() {
        #expect(
            events("\u{1B}[200~a\rb\u{3}\u{1B}[Ac\u{1B}[201~d") == [
                .paste("a\nb\u{3}\u{1B}[Ac"), .key(.character("d")),
            ])
        var decoder = InputDecoder()
        #expect(decoder.decode("\u{1B}[200~abc".utf8).isEmpty)
        #expect(decoder.isPasting)
        #expect(decoder.flush() == [.paste("abc")])
        #expect(decoder.decode("\u{1B}[201~x".utf8) == [.key(.character("x"))])
    }

    @Test func `a long paste comes in parts that make the whole`() {
        var decoder = InputDecoder()
        let text = String(repeating: "añ\n", count: 60_000)
        var pasted = ""
        for event in decoder.decode(("\u{1B}[200~" + text + "\u{1B}[201~").utf8) {
            if case .paste(let part) = event { pasted += part }
        }
        #expect(pasted == text)
    }

    @Test(arguments: [
        "\u{1B}]0;title\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[?62;22c", "\u{1B}[12;40R", "\u{1B}_x\u{1B}\\",
    ])
    func `an answer of the terminal is no key`(_ answer: String) {
        #expect(keys(answer + "k") == [.character("k")])
    }

    @Test func `an interrupt is heard in the middle of anything but a paste`() {
        for start in ["\u{1B}", "\u{1B}[", "\u{1B}[12;", "\u{1B}O", "\u{1B}]0;ti", "\u{1B}Pabc", "\u{C3}"] {
            #expect(keys(start + "\u{3}").last == .control("c"))
        }
        let long = "\u{1B}[" + String(repeating: "1;", count: 5000)
        #expect(keys(long + "\u{3}").last == .control("c"))
    }

    @Test func `a million random bytes leave nothing behind`() {
        var generator = SystemRandomNumberGenerator()
        var decoder = InputDecoder()
        var count = 0
        for _ in 0..<250 {
            let bytes = (0..<4000).map { _ in UInt8.random(in: 0...255, using: &generator) }
            count += decoder.decode(bytes).count
            if Bool.random(using: &generator) { count += decoder.flush().count }
        }
        _ = decoder.flush()
        #expect(count > 100_000)
        #expect(!decoder.isPending)
        #expect(decoder.decode("k".utf8) == [.key(.character("k"))])
    }
}
