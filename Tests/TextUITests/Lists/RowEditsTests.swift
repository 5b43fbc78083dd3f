import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct RowEditsTests {
    /// Rows of a program's own, which a list edits as those of a `ForEach`.
    private struct Rows: DynamicViewContent {
        let data: [String]
        var body: some View { ForEach(data, id: \.self) { Text($0) } }
    }

    private struct Screen: View {
        @State private var names = ["Ann", "Ben", "Cem"]

        var body: some View {
            List {
                Rows(data: names)
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                    .onDelete { names.remove(atOffsets: $0) }
            }
            Text(names.joined(separator: ","))
        }
    }

    @Test func `rows of a program's own are deleted and moved`() async throws {
        let host = SceneHost { Screen() }
        #expect(host.frame.element("Ann")?.actions == ["Delete", "Move down"])
        try await host.perform("Move down", on: "Ann")
        #expect(host.frame.lines.last == "Ben,Ann,Cem")
        try await host.perform("Delete", on: "Ann")
        #expect(host.frame.lines.last == "Ben,Cem")
    }
}
