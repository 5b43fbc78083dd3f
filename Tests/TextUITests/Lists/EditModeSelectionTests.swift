import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct EditModeSelectionTests {
    private struct Rows: View {
        @State private var chosen = Set<String>()
        @State private var mode = EditMode.active

        var body: some View {
            NavigationStack {
                List(selection: $chosen) {
                    ForEach(["a", "b"], id: \.self) { name in
                        NavigationLink("Link \(name)") { Text("Opened \(name)") }.tag(name)
                    }
                    ForEach(["c", "d"], id: \.self) { name in Text("Row \(name)").tag(name) }
                }
                .navigationTitle("Chosen: \(chosen.sorted().joined(separator: " "))")
                .toolbar { EditButton() }
                .environment(\.editMode, $mode)
            }
        }
    }

    @Test func `while a list is edited, a press on a row selects it, also on a link`() async throws {
        let host = SceneHost(columns: 40, rows: 12) { Rows() }
        try await host.press("Link a")
        try await host.press("Row d")
        #expect(host.frame.path == ["Chosen: a d"])
        try await host.press("Link a")
        #expect(host.frame.path == ["Chosen: d"])
    }
}
