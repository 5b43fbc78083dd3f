import SwiftUI
import Testing

private struct PopoverTipsView: View {
    @State private var showsTip = false

    var body: some View {
        Button("What is this?") { showsTip = true }
            .popover(isPresented: $showsTip) {
                Text("A tip.").padding()
            }
    }
}

extension Corpus {
    @Test func `a popover is left by going back`() async throws {
        try await play("PopoverTips", PopoverTipsView()) { play in
            try await play.press("What is this?")
            try await play.back()
        }
    }
}
