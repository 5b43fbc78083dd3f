import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct DialogSuppressionTests {
    private struct Screen: View {
        @State private var isAsked = false
        @State private var isSuppressed = false

        var body: some View {
            Button("Delete") { isAsked = !isSuppressed }
                .confirmationDialog("Delete it?", isPresented: $isAsked) {
                    Button("Yes", role: .destructive) {}
                }
                .dialogSuppressionToggle(isSuppressed: $isSuppressed)
        }
    }

    @Test func `a dialog has a toggle below its buttons, which lets it stand`() async throws {
        let host = SceneHost { Screen() }
        try await host.press("Delete")
        #expect(host.frame.elements.filter { $0.press != nil }.map(\.label) == ["Yes", "Cancel", "Do not ask again"])
        try await host.press("Do not ask again")
        #expect(host.frame.presented == .dialog)
        #expect(host.frame.elements.last { $0.role == .toggle }?.value == "on")
        try await host.press("Yes")
        try await host.press("Delete")
        #expect(host.frame.presented == nil)
    }
}
