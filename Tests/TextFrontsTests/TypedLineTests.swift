import Testing

import SwiftUI
@testable import TextFronts
import TextUICore

struct TypedLineTests {
    @Test(arguments: [
        ("abc\n", "abc"), ("abc\r", "abc"), ("a\u{7F}b\n", "b"), ("é漢\u{8}\n", "é"), ("👩‍👩‍👧\u{7F}x\n", "x"),
        ("one two\u{17}three\n", "one three"), ("one two  \u{17}\n", "one "), ("one\u{17}\n", ""),
        ("one\u{15}two\n", "two"),
        ("\u{7F}\u{17}\u{15}a\n", "a"), ("a\u{1B}[1;5Cb\u{1B}OAc\u{1B}xd\n", "abcd"), ("a\u{1}\u{4}b\tc\n", "ab\tc"),
    ])
    func `keys make a line, whatever parts they come in`(_ keys: String, _ line: String) {
        for length in 1...keys.utf8.count {
            var typed = TypedLine()
            var ending: TypedLine.Ending?
            var rest = Array(keys.utf8)[...]
            while !rest.isEmpty {
                var part = rest.prefix(length)
                rest = rest.dropFirst(length)
                ending = typed.take(&part)
            }
            #expect(ending == .line(line))
        }
    }

    @Test func `what stands behind the line's end is left`() {
        var typed = TypedLine()
        var input = Array("one\ntwo".utf8)[...]
        #expect(typed.take(&input) == .line("one"))
        #expect(String(decoding: input, as: UTF8.self) == "two")
    }

    @Test func `Ctrl-C ends the line, whatever was typed`() {
        var typed = TypedLine()
        var input = Array("one\u{1B}\u{3}two".utf8)[...]
        #expect(typed.take(&input) == .interrupt)
        #expect(String(decoding: input, as: UTF8.self) == "two")
    }

    @Test func `the end of the input is on an empty line alone`() {
        var typed = TypedLine()
        var input = Array("a\u{4}".utf8)[...]
        #expect(typed.take(&input) == nil)
        input = [0x7F, 0x04]
        #expect(typed.take(&input) == .input)
    }

    @Test func `a letter is there when its last byte is`() {
        var typed = TypedLine()
        var shown: [String] = []
        for byte in Array("aé漢👧".utf8) {
            var input = [byte][...]
            _ = typed.take(&input)
            shown.append(typed.text)
        }
        #expect(shown == ["a", "a", "aé", "aé", "aé", "aé漢", "aé漢", "aé漢", "aé漢", "aé漢👧"])
    }
}

@MainActor
struct LineMaskTests {
    private func mask(takesNumbers: Bool = true, _ content: @escaping () -> some View) -> LineMask {
        LineMask(SceneHost(columns: 60, rows: 20, content: content).frame.elements, takesNumbers: takesNumbers)
    }

    @Test func `beside a secure field the value of another field shows, and nothing else`() {
        let mask = mask {
            Form {
                TextField("User name", text: .constant(""))
                SecureField("Password", text: .constant(""))
                Button("Sign in") {}
            }
        }
        #expect(mask.shown("1 ann") == "1 ann")
        for line in [
            "2 secret", "2", "1", "secret", "12 secret", "3 secret", " 1 secret", "1\tsecret", "99999999999999999999 x",
        ] {
            #expect(mask.shown(line) == String(repeating: "•", count: line.count))
        }
    }

    @Test func `of JSON beside a secure field nothing shows, and without one all does`() {
        let secure = mask(takesNumbers: false) { SecureField("Password", text: .constant("")) }
        #expect(secure.shown("{}") == "••")
        #expect(mask { TextField("Name", text: .constant("")) }.shown("secret") == "secret")
    }
}
