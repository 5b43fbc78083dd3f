import SwiftUI
import Testing

private struct ProgressStepsView: View {
    @State private var step = 0

    var body: some View {
        VStack(alignment: .leading) {
            ProgressView(value: Double(step), total: 4) { Text("Uploading") }
            Button(step < 4 ? "Step" : "Done") { step += 1 }.disabled(step == 4)
        }
    }
}

extension Corpus {
    @Test func `progress goes to its end`() async throws {
        try await play("ProgressSteps", ProgressStepsView()) { play in
            try await play.press("Step")
            for _ in 0..<3 { try await play.press("Step") }
        }
    }
}
