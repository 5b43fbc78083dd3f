import SwiftUI
import Testing

@MainActor @Suite struct RenamedTitleTests {
    private struct Page: View {
        var hasButton = false
        @State private var title = "Notes"

        var body: some View {
            NavigationStack {
                VStack {
                    Text("about \(title)")
                    if hasButton { RenameButton().accessibilityIdentifier("here") }
                }
                .navigationTitle($title)
            }
        }
    }

    @Test func `a bound title is renamed by its tool`() async throws {
        let host = SceneHost(columns: 40) { Page() }
        try await host.press("Rename")
        try await host.set("Notes", to: "Ideas")
        try await host.press(.label("Rename"))
        #expect(host.frame.lines.first?.hasPrefix("Ideas") == true && host.frame.text.contains("about Ideas"))
    }

    @Test func `a rename button on the page begins it, and no title is emptied`() async throws {
        let host = SceneHost(columns: 40) { Page(hasButton: true) }
        try await host.press(.identifier("here"))
        try await host.set("Notes", to: "")
        try await host.press(.label("Rename"))
        #expect(host.frame.text.contains("about Notes"))
        try await host.press(.identifier("here"))
        try await host.set("Notes", to: "Ideas")
        try await host.press("Cancel")
        #expect(host.frame.text.contains("about Notes"))
    }
}
