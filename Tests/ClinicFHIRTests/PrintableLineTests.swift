import ClinicProgram
import Testing

struct PrintableLineTests {
    @Test(arguments: [
        ("plain 한 é", "plain 한 é"), ("a\u{1B}[31mred\u{1B}[0m", "ared"), ("a\u{1B}]0;title\u{7}b", "ab"),
        ("a\u{1B}]8;;http://x\u{1B}\\link", "alink"), ("a\u{9B}2Jb", "ab"), ("a\nb\tc\r\nd", "a b c  d"),
        ("a\u{8}\u{7F}\u{85}b", "ab"), ("a\u{1B}(Bb\u{1B}cd", "abd"), ("a\u{1B}", "a"), ("a\u{1B}[", "a"),
        ("a\u{1B}Pnever ends", "anever ends"), ("a\u{202E}b\u{2066}c", "abc"), ("a\u{2028}b", "a b"),
    ])
    func `nothing that a terminal obeys is left in a line`(text: String, line: String) {
        #expect(printableLine(text) == line)
    }
}
