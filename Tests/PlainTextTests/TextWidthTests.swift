import TestSupport
import Testing

@testable import PlainText

@Suite struct TextWidthTests {
    @Test(
        arguments: [
            ("", 0), ("a", 1), ("hello, world", 12), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("ß", 1), ("œ", 1),
            ("漢", 2), ("漢字かな", 8), ("カナ", 4), ("ｶﾅ", 2), ("Ａ", 2), ("￥", 2), ("\u{3000}", 2), ("。", 2), ("「", 2),
            ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("한국어", 6), ("\u{115F}\u{1161}", 2), ("☝🏻", 2), ("ㄱ", 2),
            ("🙂", 2), ("👨‍👩‍👧", 2), ("👋🏽", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("🇩", 2), ("1️⃣", 2), ("#️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🏴‍☠️", 2),
            ("❤", 1), ("❤️", 2), ("❤️‍🔥", 2), ("⌚", 2), ("⌚\u{FE0E}", 1), ("☎", 1), ("☎️", 2), ("©", 1), ("©️", 2),
            ("〰\u{FE0E}", 2),
            ("क", 1), ("का", 2), ("क्षि", 3), ("नमस्ते", 4), ("हिन्दी", 5), ("शर्मा", 4), ("தமிழ்", 4), ("ไทย", 3), ("กำ", 2),
            ("שלום", 4), ("سلام", 4), ("ﷺ", 1), ("…", 1), ("—", 1), ("“”", 2), ("±", 1), ("α", 1), ("Я", 1), ("①", 1),
            ("─", 1), ("█", 1),
            ("\u{200B}", 0), ("\u{200D}", 0), ("\u{2060}", 0), ("\u{FEFF}", 0), ("\0", 0), ("\u{1B}", 0), ("\u{7F}", 0),
            ("\u{85}", 0),
            ("\u{E000}", 1), ("\u{10FFFD}", 1), ("\u{20000}", 2), ("𠀋", 2), ("𝒳", 1),
        ])
    func `a text takes the columns that terminals give it`(text: String, columns: Int) {
        #expect(TextWidth.columns(of: text) == columns)
    }

    @Test func `a text is as wide as its clusters together`() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<3000 {
            let text = random.text(upTo: 12)
            let sum = text.reduce(0) { $0 + TextWidth.columns(of: $1) }
            #expect(TextWidth.columns(of: text) == sum, "\(text.unicodeScalars.map(\.value))")
            #expect(TextWidth.columns(of: text[...]) == sum)
        }
    }

    @Test func `the quick way to find clusters finds those of Swift`() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<3000 {
            let text = random.text(upTo: 12)
            var found: [String] = []
            var rest = text.utf8[...]
            text.forEachCluster { cluster in
                found.append(String(decoding: rest.prefix(cluster.utf8Count), as: UTF8.self))
                #expect(found.last?.unicodeScalars.first == cluster.first)
                #expect(cluster.character.map { String($0) } ?? String(cluster.first) == found.last)
                rest = rest.dropFirst(cluster.utf8Count)
                return true
            }
            #expect(found == text.map { String($0) }, "\(text.unicodeScalars.map(\.value))")
        }
    }

    @Test func `no scalar is wider than two columns, and the table is in order`() {
        #expect(TextWidth.boundaries.first == 0)
        #expect(zip(TextWidth.boundaries, TextWidth.boundaries.dropFirst()).allSatisfy { $0 >> 2 < $1 >> 2 })
        #expect(TextWidth.boundaries.allSatisfy { $0 & 3 <= 2 })
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isControl = scalar.properties.generalCategory == .control
            if isControl, TextWidth.columns(of: scalar) != 0 { Issue.record("control \(value) takes room") }
            let isPresented = scalar.properties.isEmojiPresentation
            if isPresented, TextWidth.columns(of: scalar) != 2 { Issue.record("emoji \(value) is not wide") }
        }
    }
}
