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

    @Test func `a list in a frame without height is closed`() {
        let host = SceneHost(columns: 20) {
            VStack {
                List { Text("row") }.frame(height: 0)
                Text("Foot")
            }
        }
        #expect(!host.frame.text.contains("row"))
    }

    @Test func `rows that are higher than their points have room in a frame of the greatest height`() {
        let host = SceneHost(columns: 30) {
            VStack(spacing: 0) {
                VStack(spacing: 4) { ForEach(0..<4, id: \.self) { Text("row \($0)").frame(height: 25) } }
                    .frame(maxHeight: 112)
                Text("Foot")
            }
        }
        #expect(host.frame.text.contains("row 0") && host.frame.text.contains("row 3"))
        #expect(host.frame.lines.last?.contains("Foot") == true)
    }

    @Test func `what stands below an empty list is there`() {
        let host = SceneHost(columns: 20, style: .numbered) {
            VStack {
                Text("Head")
                List { ForEach([String](), id: \.self) { Text($0) } }
                Button("Send") {}
            }
        }
        #expect(host.frame.text.contains("[1] Send"))
        let chat = SceneHost(columns: 20, style: .numbered) {
            NavigationStack {
                VStack {
                    ScrollView { LazyVStack { ForEach([String](), id: \.self) { Text($0) } } }
                    Button("Send") {}
                }
                .navigationTitle("Chat")
            }
        }
        #expect(chat.frame.text.contains("[1] Send"))
    }
}
