import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct NarrowNavigationViewTests {
    @available(*, deprecated)
    private struct Items: View {
        var body: some View {
            NavigationView {
                List { NavigationLink("One", destination: Text("Detail one")) }.navigationTitle("Items")
                Text("Please select an item to view.")
            }
        }
    }

    @available(*, deprecated)
    @Test func `a narrow screen shows the first view alone, and what it leads to`() async throws {
        let host = SceneHost(columns: 40, rows: 12) { Items() }
        #expect(host.frame.text.contains("One"))
        #expect(!host.frame.text.contains("Please select"))
        try await host.press("One")
        #expect(host.frame.text.contains("Detail one"))
        #expect(!host.frame.text.contains("Please select"))
    }
}
