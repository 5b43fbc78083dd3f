import SwiftUI
import Testing

private struct TapCounter: ViewModifier {
    @State private var taps = 0

    func body(content: Content) -> some View {
        VStack {
            content
            Button("Tapped \(taps) times") { taps += 1 }
        }
    }
}

private struct StatefulModifierView: View {
    var body: some View {
        VStack {
            Text("First").modifier(TapCounter())
            Text("Second").modifier(TapCounter())
        }
    }
}

extension Corpus {
    @Test func `a modifier's state is each place's own`() async throws {
        try await play("StatefulModifier", StatefulModifierView()) { play in
            try await play.press(2)
            try await play.press(2)
            try await play.press(1)
        }
    }
}
