import SwiftUI
import Testing

private struct TaskByIDView: View {
    @State private var user = 1
    @State private var name = "…"

    var body: some View {
        VStack {
            Text("User \(user): \(name)")
            Button("Next user") { user += 1 }
        }
        .task(id: user) {
            name = "…"
            await Task.yield()
            name = "name of \(user)"
        }
    }
}

extension Corpus {
    @Test func `another id fetches anew`() async throws {
        try await play("TaskByID", TaskByIDView()) { play in
            try await play.press("Next user")
            try await play.press("Next user")
        }
    }
}
