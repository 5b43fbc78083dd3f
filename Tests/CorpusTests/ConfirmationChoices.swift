import SwiftUI
import Testing

private struct ConfirmationChoicesView: View {
    @State private var asks = false
    @State private var colour = "white"

    var body: some View {
        Button("Background: \(colour)") { asks = true }
            .confirmationDialog("Change background", isPresented: $asks, titleVisibility: .visible) {
                ForEach(["red", "green"], id: \.self) { name in
                    Button(name.capitalized) { colour = name }
                }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Select a new colour")
            }
    }
}

extension Corpus {
    @Test func `a dialog offers choices`() async throws {
        try await play("ConfirmationChoices", ConfirmationChoicesView()) { play in
            try await play.press("Background: white")
            try await play.press("Green")
            try await play.press("Background: green")
            try await play.press("Cancel")
        }
    }
}
