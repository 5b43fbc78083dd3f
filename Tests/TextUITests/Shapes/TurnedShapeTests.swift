import SwiftUI
import Testing

import TextUICore

@MainActor @Suite struct TurnedShapeTests {
    /// Along the top edge of the leading half.
    private struct Corner: Shape {
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height / 2))
        }
    }

    private func filled<V: View>(_ view: V) -> [String] {
        let host = SceneHost(columns: 4, rows: 2, style: .screen) { view.frame(width: 32, height: 32) }
        let buffer = host.frame.buffer
        return (0..<2).map { y in
            (0..<4).map { buffer[$0, y].style.background == nil ? "." : "#" }.joined()
        }
    }

    @Test func `shapes follow a mirroring and a turn of the view`() {
        let corner = Corner().fill(Color(red: 1, green: 0, blue: 0))
        #expect(filled(corner) == ["##..", "...."])
        #expect(filled(corner.scaleEffect(x: -1, y: 1)) == ["..##", "...."])
        #expect(filled(corner.scaleEffect(x: 1, y: -1)) == ["....", "##.."])
        #expect(filled(corner.rotationEffect(.degrees(180))) == ["....", "..##"])
        #expect(filled(corner.rotationEffect(.degrees(90))) == ["..##", "...."])
        #expect(filled(corner.rotationEffect(.degrees(360))) == ["##..", "...."])
        #expect(filled(corner.rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0))) == ["....", "##.."])
        #expect(
            filled(corner.rotationEffect(.degrees(180)).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)))
                == ["....", "##.."])
    }

    @Test func `shapes of every kind are turned, and none that words stand on`() {
        let bar = Color.clear.overlay(alignment: .topLeading) {
            Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 16, height: 16)
        }
        #expect(filled(bar) == ["##..", "...."])
        #expect(filled(bar.rotationEffect(.degrees(180))) == ["....", "..##"])
        #expect(filled(bar.overlay { Text("w") }.rotationEffect(.degrees(180))) == ["##..", "...."])
    }
}
