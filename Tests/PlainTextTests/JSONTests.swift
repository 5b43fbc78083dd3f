import PlainText
import Testing

struct JSONTests {
    @Test(arguments: [
        #"{"b":1.50,"a":-0.0,"c":1e400,"d":[123456789012345678901234567890,0.10E-7]}"#,
        #"{"z":null,"y":true,"x":false,"w":[],"v":{},"u":""}"#,
        #"["\"\\\n\r\t\u0001\u001b\u007f\u009b","𝄞é한"]"#,
    ])
    func `text is written as it was read`(text: String) throws {
        #expect(JSONWriter.text(try JSONParser.parse(text)) == text)
    }

    @Test func `escapes mean the characters that they stand for`() throws {
        let value = try JSONParser.parse(#"["\u00e9\ud834\udd1e\/\b\f"]"#)
        #expect(value == ["é\u{1D11E}/\u{8}\u{C}"])
    }

    @Test func `all that can be said is written in characters that can be seen, and read again as it was`() throws {
        var text = ""
        text.unicodeScalars.append(contentsOf: (UInt32(1)...0x10FFFF).compactMap(Unicode.Scalar.init))

        let json = JSONWriter.text(.string(text))

        #expect(printable(json) == json)
        let read = try JSONParser.parse(json).string
        #expect(read?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    }

    @Test func `what another encoder wrote says the same, in characters that can be seen`() throws {
        let json = "{\"a\u{202E}\":[\"\u{9B}2J\u{7F}é\u{AD}\u{FEFF}\u{E0041}\", 1.50]}"
        let escaped = JSONWriter.escaped(Array(json.utf8))
        #expect(
            String(decoding: escaped, as: UTF8.self)
                == #"{"a\u202e":["\u009b2J\u007fé\u00ad\ufeff\udb40\udc41", 1.50]}"#)
        #expect(try JSONParser.parse(escaped) == JSONParser.parse(json))
    }

    @Test func `members keep their order and their place when they change`() throws {
        var object = try #require(try JSONParser.parse(#"{"z":1,"a":2,"m":3}"#).object)
        object["a"] = 7
        object["z"] = nil
        object["n"] = 8
        #expect(JSONWriter.text(.object(object)) == #"{"a":7,"m":3,"n":8}"#)
    }

    @Test(arguments: [
        ("", 1, 1), ("  \n\n tru", 3, 5), ("{\"a\":1,}", 1, 8), ("{\"a\" 1}", 1, 6), ("[1 2]", 1, 4),
        ("{\"é\":01}", 1, 7), ("[1.]", 1, 4), ("[-]", 1, 3), ("[\"ab", 1, 5), ("[1]\n[2]", 2, 1),
        ("{\"a\":1,\n \"a\":2}", 2, 2), ("[\"\\x\"]", 1, 3), ("[\"\\ud834\"]", 1, 3), ("[\"\\u0000\"]", 1, 3),
        ("[\"\u{1}\"]", 1, 3), ("nul", 1, 4), ("{1:2}", 1, 2), ("[1,]", 1, 4), ("'a'", 1, 1),
    ])
    func `a mistake is found at its line and column`(text: String, line: Int, column: Int) {
        let error = #expect(throws: JSONError.self) { try JSONParser.parse(text) }
        #expect(error.map { [$0.line, $0.column] } == [line, column], "\(text): \(error?.reason ?? "")")
    }

    @Test func `bytes that are not UTF-8 are refused`() {
        #expect(throws: JSONError.self) { try JSONParser.parse([0x22, 0xC3, 0x28, 0x22] as [UInt8]) }
        #expect(throws: JSONError.self) { try JSONParser.parse([0xFF, 0xFE, 0x22, 0x00] as [UInt8]) }
    }

    @Test func `a byte order mark is no content`() throws {
        #expect(try JSONParser.parse([0xEF, 0xBB, 0xBF, 0x31] as [UInt8]) == 1)
    }

    @Test func `what is nested too deep is refused, not followed`() throws {
        let deep = String(repeating: "[", count: 100_000)
        let error = #expect(throws: JSONError.self) { try JSONParser.parse(deep) }
        #expect(error?.reason.contains("nested") == true)
        let allowed = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
        #expect(JSONWriter.text(try JSONParser.parse(allowed)) == allowed)
    }

    @Test func `a name that stands twice is found among many`() {
        let members = (0..<100).map { "\"m\($0)\":0" } + ["\"m50\":1"]
        let error = #expect(throws: JSONError.self) {
            try JSONParser.parse("{" + members.joined(separator: ",") + "}")
        }
        #expect(error?.reason.contains("m50") == true)
    }

    @Test(arguments: ["{\"a\":[1,{\"b\":\"c\"}],\"d\":true}"])
    func `every text that is cut off is refused`(text: String) {
        for length in 0..<text.count {
            #expect(throws: JSONError.self, "\(text.prefix(length))") {
                try JSONParser.parse(String(text.prefix(length)))
            }
        }
    }
}
