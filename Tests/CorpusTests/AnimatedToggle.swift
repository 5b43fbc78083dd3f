import SwiftUI
import Testing

private struct AnimatedToggleView: View {
    @State private var isOpen = false
    @State private var finished = 0

    var body: some View {
        VStack {
            if isOpen { Text("Details").transition(.opacity) }
            Text("Finished \(finished)")
            Button(isOpen ? "Hide" : "Show") {
                withAnimation(.easeInOut(duration: 0.3)) {
                    isOpen.toggle()
                } completion: {
                    finished += 1
                }
            }
        }
        .animation(.default, value: isOpen)
    }
}

extension Corpus {
    @Test func `an animation ends at once, and says so`() async throws {
        try await play("AnimatedToggle", AnimatedToggleView()) { play in
            try await play.press("Show")
            try await play.press("Hide")
        }
    }
}
