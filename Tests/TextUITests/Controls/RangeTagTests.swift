import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct RangeTagTests {
    private struct People: View {
        @State private var count = 2

        var body: some View {
            Form {
                Picker("Number of people", selection: $count) { ForEach(2..<100) { Text("\($0) people") } }
                Text("index \(count)")
            }
        }
    }

    @Test func `the choices of a range are known by their offsets`() async throws {
        let host = SceneHost(columns: 60, rows: 12) { People() }
        #expect(host.frame.text.contains("4 people"))
        try await host.set("Number of people", to: "7 people")
        #expect(host.frame.text.contains("index 5"))
    }
}
