import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct RenameButtonTests {
    private struct Title: View {
        @State private var isRenaming = false

        var body: some View {
            VStack {
                Text(isRenaming ? "renaming" : "reading")
                RenameButton()
            }
            .renameAction { isRenaming = true }
        }
    }

    @Test func `a rename button does what is said around it`() async throws {
        let host = SceneHost { Title() }
        try await host.press("Rename")
        #expect(host.frame.text.contains("renaming"))
    }

    @Test func `a rename button without an action is disabled`() {
        let host = SceneHost(style: .numbered) { RenameButton() }
        #expect(host.frame.text.contains("[-]"))
    }
}
