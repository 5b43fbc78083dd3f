import SwiftUI
import Testing

private struct AlertChoicesView: View {
    @State private var asks = false
    @State private var answer = "nothing yet"

    var body: some View {
        VStack {
            Text("You chose \(answer)")
            Button("Delete everything") { asks = true }
        }
        .alert("Delete everything?", isPresented: $asks) {
            Button("Delete", role: .destructive) { answer = "to delete" }
            Button("Keep", role: .cancel) { answer = "to keep" }
        } message: {
            Text("This cannot be undone.")
        }
    }
}

extension Corpus {
    @Test func `an alert asks and takes the answer`() async throws {
        try await play("AlertChoices", AlertChoicesView()) { play in
            try await play.press("Delete everything")
            try await play.back()
            try await play.press("Delete everything")
            try await play.press("Delete")
        }
    }
}
