import SwiftUI
import Testing

private struct Runner: View {
    let name: String
    @State private var laps = 0

    var body: some View { Button("\(name): \(laps)") { laps += 1 } }
}

private struct ReorderedStateView: View {
    @State private var names = ["Ana", "Bo", "Cy"]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(names, id: \.self) { Runner(name: $0) }
            Button("Reverse") { names.reverse() }
            Button("Without the first") { names.removeFirst() }
        }
    }
}

extension Corpus {
    @Test func `state goes with its element`() async throws {
        try await play("ReorderedState", ReorderedStateView()) { play in
            try await play.press("Ana: 0")
            try await play.press("Reverse")
            try await play.press("Without the first")
        }
    }
}
