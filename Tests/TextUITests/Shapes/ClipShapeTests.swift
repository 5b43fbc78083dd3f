import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ClipShapeTests {
    private func backgrounds(_ host: SceneHost) -> [String] {
        let buffer = host.frame.buffer
        return (0..<buffer.rows).map { y in
            (0..<buffer.columns).map { buffer[$0, y].style.background == nil ? "." : "#" }.joined()
        }
    }

    @Test func `a capsule cuts the corners of what is clipped to it, and lets what lies below through`() {
        let host = SceneHost(columns: 12, rows: 5, style: .screen) {
            Color.red.clipShape(Capsule()).background {
                Text("xxxxxxxxxxxx").frame(maxHeight: .infinity, alignment: .top)
            }
        }
        let rows = backgrounds(host)
        #expect(rows[0].hasPrefix(".") && rows[0].hasSuffix(".") && rows[0].contains("#"))
        #expect(rows[2] == "############")
        #expect(rows == rows.reversed())
        #expect(host.frame.lines.first?.hasPrefix("x") == true)
    }

    @Test func `a low capsule is whole`() {
        let host = SceneHost(columns: 10, rows: 1, style: .screen) {
            Text("tag").padding(.horizontal, 8).background(.red).clipShape(Capsule())
        }
        #expect(backgrounds(host) == [".#####...."] || backgrounds(host) == ["..#####..."])
        #expect(host.frame.text.contains("tag"))
    }

    @Test func `a background in a circle is round, one in a rectangle fills the frame`() {
        let round = SceneHost(columns: 12, rows: 6, style: .screen) { Color.clear.background(.blue, in: Circle()) }
        #expect(backgrounds(round)[0].hasPrefix("."))
        #expect(backgrounds(round)[2] == "############")
        let square = SceneHost(columns: 6, rows: 2, style: .screen) {
            Color.clear.background(.blue, in: RoundedRectangle(cornerRadius: 8))
        }
        #expect(backgrounds(square) == ["######", "######"])
    }
}
