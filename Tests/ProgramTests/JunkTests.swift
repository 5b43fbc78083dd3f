import Foundation
import Testing

/// What nobody would send, through the fronts of a real program.
@Suite(.takingTurns)
struct JunkTests {
    private static func bytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    private func send(_ bytes: some Sequence<UInt8>, to front: String) async throws -> (Sandbox.Ending, [Substring]) {
        let sandbox = try Sandbox()
        let input = sandbox.file("input")
        try Data(bytes).write(to: URL(fileURLWithPath: input))
        let ending = try await sandbox.run(
            "/bin/sh", ["-c", "exec \"$0\" --stay < \"$1\"", Sandbox.path(of: "sampler"), input],
            adding: ["TEXTUI_FRONT": front])
        return (ending, ending.output.split(separator: "\n").filter { !$0.contains("\"busy\":true") })
    }

    @Test(arguments: ["lines", "json"])
    func `random bytes are refused in words, and nothing of them comes back`(_ front: String) async throws {
        let (ending, _) = try await send(Self.bytes(200_000), to: front)
        #expect(ending.status == 0)
        #expect(!ending.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || 0x7F..<0xA0 ~= $0.value })
    }

    @Test(arguments: [
        (#"{"press":"\ud800","id":1}"#, "bad-json"), (#"{"press":01}"#, "bad-json"), (#"{"press":1"#, "bad-json"),
        (#"[{"press":1}]"#, "bad-json"), ("null", "bad-json"), (#"{"press":1} x"#, "bad-json"),
        (#"{'press':1}"#, "bad-json"), ("{\"press\":\"a\u{0}\"}", "bad-json"), (#"{"press":.5}"#, "bad-json"),
        (#"{"press":"# + String(repeating: "[", count: 100_000), "bad-json"),
        (#"{}"#, "bad-command"), (#"{"press":1,"set":1}"#, "bad-command"), (#"{"set":1}"#, "bad-command"),
        (#"{"dance":true}"#, "bad-command"), (#"{"key":"hyper-x"}"#, "bad-command"),
        (#"{"press":99999999999999999999}"#, "bad-value"), (#"{"press":1.5}"#, "bad-value"),
        (#"{"press":null}"#, "bad-value"), (#"{"back":1}"#, "bad-value"), (#"{"find":7}"#, "bad-value"),
        (#"{"wait":-1}"#, "bad-value"), (#"{"resize":[0,24]}"#, "bad-value"), (#"{"resize":[1e9,24]}"#, "bad-value"),
        (#"{"press":0}"#, "no-element"), (#"{"press":-9223372036854775808}"#, "no-element"),
        (#"{"press":"nothing like it"}"#, "no-element"), (#"{"press":"c"}"#, "ambiguous"),
        (#"{"press":"Sampler"}"#, "not-actionable"), (#"{"set":"Counter","to":"x"}"#, "not-actionable"),
        (#"{"press":"Counter","action":"Delete"}"#, "no-action"), (#"{"find":"x"}"#, "no-search"),
        (#"{"refresh":true}"#, "no-refresh"), (#"{"back":true}"#, "no-back"), (#"{"more":true}"#, "no-more"),
        (#"{"less":true}"#, "no-more"), (#"{"type":"x"}"#, "no-focus"), (#"{"key":"enter"}"#, "no-focus"),
    ])
    func `what is no command here has its code, and the next one is taken`(_ line: String, _ code: String) async throws
    {
        let (ending, replies) = try await send("\(line)\n{\"press\":1,\"id\":{\"n\":[1.50]}}\n".utf8, to: "json")
        #expect(ending.status == 0)
        #expect(replies.count == 3)
        #expect(replies[1].contains(#""error":{"code":"\#(code)""#))
        #expect(replies[1].count < 1000)
        #expect(replies[2].contains(#","id":{"n":[1.50]},"title":"Counter""#))
    }

    @Test(arguments: [
        String(repeating: "x", count: 1 << 20), String(repeating: "{\"a\":", count: 1 << 17),
        "e" + String(repeating: "\u{301}", count: 1 << 18), String(repeating: "\u{90}", count: 1 << 18),
        String(repeating: "\u{1B}]", count: 1 << 17), "{" + String(repeating: "\"a\":1,", count: 1 << 17),
    ])
    func `a line of a million bytes is answered in a few`(_ line: String) async throws {
        for front in ["lines", "json"] {
            let quoted = front == "json" ? "{\"press\":\"\(line.replacing("\"", with: "'"))\"}\n" : ""
            let (ending, _) = try await send("\(line)\n\(quoted)\n".utf8, to: front)
            #expect(ending.status == 0)
            #expect(ending.output.utf8.count < 8000)
        }
    }

    @Test func `what a program prints is no frame`() async throws {
        let (ending, replies) = try await send(#"{"press":"Counter"}\#n{"press":"Say so"}\#n"#.utf8, to: "json")
        #expect(replies.count == 3 && replies.allSatisfy { $0.hasPrefix("{\"frame\"") })
        #expect(ending.errors == "the count is 0\n")
    }

    @Test(arguments: ["lines", "json", "svg"])
    func `a program without streams does not write elsewhere`(_ front: String) async throws {
        let sandbox = try Sandbox()
        let ending = try await sandbox.run(
            "/bin/sh", ["-c", "exec \"$0\" <&- >&-", Sandbox.path(of: "sampler")],
            adding: ["TEXTUI_FRONT": front, "TEXTUI_ONCE": "1"])
        #expect(ending.status == 74)
        #expect(ending.errors == "sampler: standard output cannot be written: Bad file descriptor\n")
    }
}
