import SwiftUI
import Testing

private struct LongListView: View {
    var body: some View {
        NavigationStack {
            List(0..<1000) { Text("Row \($0)") }
                .navigationTitle("Many")
        }
    }
}

extension Corpus {
    @Test func `a long list shows a window at a time`() async throws {
        try await play("LongList", rows: 8, LongListView()) { play in
            try await play.more()
            try await play.key("end")
            try await play.key("home")
        }
    }
}
