import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct AnswerOrderTests {
    private struct Screen: View {
        @State private var warns = true
        @State private var asks = false

        var body: some View {
            Text("Behind")
                .alert("Delete it?", isPresented: $warns) {
                    Button("Keep", role: .cancel) { asks = true }
                    Button("Delete", role: .destructive) {}
                    Button("Rename") {}
                }
                .confirmationDialog("Which?", isPresented: $asks) {
                    Button("Left") {}
                    Button("None", role: .cancel) {}
                    Button("Right") {}
                }
        }
    }

    @Test func `the button that cancels stands last, wherever it is declared, and the others in their order`()
        async throws
    {
        let host = SceneHost { Screen() }
        func answers() -> [String] { host.frame.elements.filter { $0.role == .button }.map(\.label) }
        #expect(answers() == ["Delete", "Rename", "Keep"])
        try await host.back()
        #expect(host.frame.presented == .dialog)
        #expect(answers() == ["Left", "Right", "None"])
    }
}
