import SwiftUI
import Testing

private struct CountdownView: View {
    let next: @Sendable () async -> Bool
    @State private var left = 3

    var body: some View {
        Text(left > 0 ? "\(left)…" : "Lift-off")
            .task {
                while left > 0, await next() { left -= 1 }
            }
    }
}

extension Corpus {
    @Test func `a countdown counts down to nothing`() async throws {
        try await play("Countdown", CountdownView(next: { true })) { _ in }
    }
}
