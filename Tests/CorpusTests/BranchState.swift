import SwiftUI
import Testing

private struct BranchCounter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct BranchStateView: View {
    @State private var isLeft = true

    var body: some View {
        VStack {
            if isLeft { BranchCounter(name: "Left") } else { BranchCounter(name: "Right") }
            BranchCounter(name: isLeft ? "Same as left" : "Same as right")
            Button("Switch") { isLeft.toggle() }
        }
    }
}

extension Corpus {
    @Test func `the sides of a condition are two places, an argument is none`() async throws {
        try await play("BranchState", BranchStateView()) { play in
            try await play.press("Left 0")
            try await play.press("Same as left 0")
            try await play.press("Switch")
            try await play.press("Switch")
        }
    }
}
