import Testing

import SwiftUI
@testable import TextUICore

@MainActor @Suite struct MaskTests {
    @Test func `a view is shown where its mask is`() {
        let host = SceneHost(columns: 12, rows: 1, style: .screen) {
            Text("abcdefgh").mask(alignment: .leading) { Rectangle().frame(width: 32) }
        }
        #expect(host.frame.text.trimmingCharacters(in: .whitespaces) == "abcd")
        let words = SceneHost(columns: 12, rows: 1, style: .screen) { Text("abcdefgh").mask(Text("x xx xxx")) }
        #expect(words.frame.text.trimmingCharacters(in: .whitespaces) == "a cd fgh")
    }

    @Test func `half of a wide character is not shown`() {
        let host = SceneHost(columns: 8, rows: 1, style: .screen) {
            Text("a漢字").mask(alignment: .leading) { Rectangle().frame(width: 16) }
        }
        #expect(host.frame.text.trimmingCharacters(in: .whitespaces) == "a")
    }
}
