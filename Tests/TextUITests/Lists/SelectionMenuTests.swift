import SwiftUI
import Testing

@MainActor @Suite struct SelectionMenuTests {
    struct Screen: View {
        var hasPrimary = true
        @State private var chosen: Set<Int> = []
        @State private var done = ""

        var body: some View {
            VStack {
                List(1..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }
                    .contextMenu(forSelectionType: Int.self) { items in
                        Button("Archive \(items.count)") { done = "archived \(items.sorted())" }
                        Button("Delete", role: .destructive) { done = "deleted \(items.sorted())" }
                    } primaryAction: { items in
                        done = "opened \(items.sorted())"
                    }
                Text(done)
            }
        }
    }

    @Test func `a row's menu is for the row, or for all that is chosen with it`() async throws {
        let host = SceneHost { Screen() }
        await host.settle()
        #expect(host.frame.element("Row 1")?.actions == ["Archive 1", "Delete", "Select"])
        try await host.perform("Select", on: "Row 1")
        try await host.perform("Select", on: "Row 3")
        #expect(host.frame.element("Row 3")?.actions == ["Archive 2", "Delete", "Deselect"])
        #expect(host.frame.element("Row 2")?.actions.first == "Archive 1")
        try await host.perform("Archive 2", on: "Row 1")
        #expect(host.frame.text.contains("archived [1, 3]"))
        try await host.perform("Delete", on: "Row 2")
        #expect(host.frame.text.contains("deleted [2]"))
    }

    @Test func `a press does the primary action`() async throws {
        let host = SceneHost { Screen() }
        try await host.press("Row 2")
        #expect(host.frame.text.contains("opened [2]"))
    }
}
