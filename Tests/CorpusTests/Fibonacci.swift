import SwiftUI
import Testing

private struct FibonacciRow: View {
    let index: Int

    private func number(_ n: Int) -> Int {
        (0..<n).reduce((0, 1)) { pair, _ in (pair.1, pair.0 + pair.1) }.0
    }

    var body: some View { LabeledContent("\(index)", value: number(index), format: .number) }
}

private struct FibonacciView: View {
    @State private var count = 3

    var body: some View {
        List {
            ForEach(1...count, id: \.self) { FibonacciRow(index: $0) }
            Button("More numbers") { count += 10 }
        }
    }
}

extension Corpus {
    @Test func `a range of rows grows`() async throws {
        try await play("Fibonacci", FibonacciView()) { play in
            try await play.press("More numbers")
        }
    }
}
