import Testing

import SwiftUI
@testable import TextCells

@Suite struct ColorDepthTests {
    @Test(
        arguments: [
            ([:], ColorDepth.none), (["TERM": "xterm"], .ansi16), (["TERM": "xterm-256color"], .ansi256),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .truecolor),
            (["TERM": "xterm", "COLORTERM": "24bit"], .truecolor),
            (["TERM": "xterm-direct"], .truecolor), (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
            (["TERM": "xterm", "NO_COLOR": "1"], .none), (["TERM": "xterm", "NO_COLOR": ""], .ansi16),
            (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .none),
            (["TERM": "xterm", "CLICOLOR": "0"], .none),
            (["TERM": "dumb", "CLICOLOR_FORCE": "1"], .ansi16),
        ])
    func `a terminal has the colours its environment says`(environment: [String: String], expected: ColorDepth) {
        #expect(ColorDepth(environment: environment, isTerminal: true) == expected)
    }

    @Test func `what is no terminal has none unless they are forced`() {
        #expect(ColorDepth(environment: ["TERM": "xterm-256color"], isTerminal: false) == .none)
        let forced = ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"]
        #expect(ColorDepth(environment: forced, isTerminal: false) == .ansi256)
        #expect(ColorDepth(environment: ["TERM": "xterm", "CLICOLOR_FORCE": "0"], isTerminal: false) == .none)
    }
}
