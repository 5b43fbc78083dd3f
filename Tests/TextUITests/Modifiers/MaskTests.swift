import Testing

import SwiftUI
import TextUICore

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

    @Test func `a gradient as a mask hides what none of its colours covers`() {
        func text(_ colors: [Color]) -> String {
            SceneHost(columns: 12, rows: 4, style: .screen) {
                VStack { ForEach(0..<4) { Text("Row \($0)") } }
                    .mask(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
            }.frame.text
        }
        for colors: [Color] in [[.clear, .black], [.black, .clear], [.black.opacity(0), .black, .black.opacity(0)]] {
            #expect((0..<4).allSatisfy { text(colors).contains("Row \($0)") })
        }
        #expect(!text([.clear, .black.opacity(0)]).contains("Row"))
    }
}
