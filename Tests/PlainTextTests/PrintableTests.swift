import PlainText
import TestSupport
import Testing

struct PrintableTests {
    @Test(
        arguments: [
            ("plain text ~", "plain text ~"), ("naïve 漢字 👨‍👩‍👧", "naïve 漢字 👨‍👩‍👧"), ("“quoted” – and…", "“quoted” – and…"),
            ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}[1;38;2;1;2;3mx", "x"),
            ("\u{1B}[?25l\u{1B}[2Jx\u{1B}[10;20H", "x"),
            ("\u{9B}31mred", "red"), ("\u{1B}]0;title\u{7}x", "x"),
            ("\u{1B}]8;;http://a\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
            ("\u{9D}0;title\u{9C}x", "x"), ("\u{1B}P1$r0m\u{1B}\\x", "x"),
            ("\u{1B}_G\u{1B}\\x\u{1B}^p\u{1B}\\y\u{1B}Xz\u{1B}\\", "xy"),
            ("\u{1B}(Bx", "x"), ("\u{1B}cx", "x"), ("\u{1B}7\u{1B}8x", "x"), ("x\u{1B}", "x"), ("x\u{1B}[", "x"),
            ("x\u{1B}[12;", "x"),
            ("a\u{1B}é", "aé"), ("\u{1B}]0;never ended", "0;never ended"), ("\u{1B}]0;cut\nnext", "0;cut next"),
            ("\u{1B}]0;\u{1B}[31mred", "0;red"), ("\u{1B}[\u{1B}[31mred", "red"), ("a\u{8}\u{8}b\u{7}\u{0}", "ab"),
            ("a\u{202E}b\u{202C}\u{2066}c\u{2069}\u{200F}\u{61C}", "abc"), ("a\u{AD}b\u{FEFF}c\u{FFFE}d", "abcd"),
            ("a\u{E0068}\u{E0069}b", "ab"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("🏴\u{E0067}", "🏴"), ("\u{1FFFF}x", "x"),
            ("a\u{FFF9}b\u{FFFB}c\u{206A}d\u{206F}e", "abcde"), ("a\u{9B}2Jb", "ab"), ("a\u{7F}b", "ab"),
            ("a\u{1B}(Bb\u{1B}cd", "abd"), ("plain 한 é", "plain 한 é"),
            ("a\tb", "a    b"), ("a\nb\r\nc\rd\u{2028}e\u{85}f", "a b c d e f"), ("ﾊﾝｶｸ\u{200B}", "ﾊﾝｶｸ\u{200B}"),
        ])
    func `only what can be seen is left`(text: String, expected: String) {
        #expect(printable(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test func `every kind of line break becomes a newline where they are kept`() {
        #expect(
            printable("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g\u{B}h", keepingNewlines: true) == "a\nb\nc\nd\ne\nf\ng\nh")
        #expect(printable("a\n\nb", keepingNewlines: true) == "a\n\nb")
        #expect(printable("\u{1B}[31m\n\u{1B}]0;x\n", keepingNewlines: true) == "\n0;x\n")
    }

    @Test func `what is printable stays as it is, and no text has a control left`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<5000 {
            let text = random.text(upTo: 20)
            let once = printable(text)
            #expect(printable(once).unicodeScalars.elementsEqual(once.unicodeScalars))
            for scalar in once.unicodeScalars {
                #expect(scalar.properties.generalCategory != .control)
                #expect(!scalar.properties.isBidiControl)
                #expect(!scalar.properties.isNoncharacterCodePoint)
            }
        }
    }

    @Test func `every scalar by itself is judged alike on the quick way and the long one`() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let alone = printable(String(scalar))
            // A bell before it sends any text the long way.
            let long = printable("\u{7}" + String(scalar))
            if !alone.unicodeScalars.elementsEqual(long.unicodeScalars) { Issue.record("\(value)") }
        }
    }
}
