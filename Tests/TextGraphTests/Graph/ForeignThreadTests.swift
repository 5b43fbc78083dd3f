import SwiftUI
import Testing

/// What SwiftUI warns of, and does all the same.
@MainActor
@Suite struct ForeignThreadTests {
    @Test func `a published property that changes away from the main actor ends nothing`() async {
        let counter = LooseCounter()
        let host = SceneHost { CounterText(counter: counter) }
        await Task.detached { counter.count = 4 }.value
        counter.count += 1
        await host.settle()
        #expect(host.frame.text == "5")
    }
}

private final class LooseCounter: ObservableObject, @unchecked Sendable {
    @Published var count = 0
}

private struct CounterText: View {
    @ObservedObject var counter: LooseCounter

    var body: some View {
        Text("\(counter.count)")
    }
}
