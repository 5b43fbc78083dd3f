import SwiftUI
import Testing

private struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("Count: \(count)").font(.largeTitle)
            HStack {
                Button("Decrement") { count -= 1 }.disabled(count == 0)
                Button("Increment") { count += 1 }
            }
        }
        .padding()
    }
}

extension Corpus {
    @Test func `a counter counts and does not go below zero`() async throws {
        try await play("Counter", CounterView()) { play in
            try await play.press("Increment")
            try await play.press("Increment")
            try await play.press("Decrement")
        }
    }
}
