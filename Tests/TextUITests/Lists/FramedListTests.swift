import SwiftUI
import Testing

@MainActor @Suite struct FramedListTests {
    @Test func `in lines a frame ends with the rows of its list`() {
        let host = SceneHost(columns: 20) {
            VStack {
                Text("Head")
                List { ForEach(0..<2, id: \.self) { Text("row \($0)") } }.frame(height: 160)
                List { Text("only") }.frame(minHeight: 160, maxHeight: 320)
                List { ForEach(0..<9, id: \.self) { Text("long \($0)") } }.frame(height: 32)
                Text("Foot")
            }
        }
        #expect(
            host.frame.lines.map { $0.trimmingCharacters(in: .whitespaces) }
                == ["Head", "row 0", "row 1", "only", "long 0", "long 1", "Foot"])
    }

    @Test func `on a screen a framed list begins at the frame's top`() {
        let host = SceneHost(columns: 10, rows: 8, style: .screen) {
            VStack(spacing: 0) {
                List { Text("row") }.frame(height: 64)
                Text("Foot")
            }
        }
        let lines = host.frame.lines
        #expect(lines.firstIndex { $0.contains("Foot") }! - lines.firstIndex { $0.contains("row") }! == 4)
    }
}
