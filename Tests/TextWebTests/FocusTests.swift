import PlainText
import SwiftUI
import TestPages
import Testing
import TextWeb

/// The place for a browser's focus after another page, or something presented, has come or gone.
@MainActor
struct FocusTests {
    private struct Town: View {
        @State private var showsSheet = false
        @State private var asks = false
        @State private var isGone = false

        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Streets") {
                        List {
                            Text("High Street")
                            Button("Ask") { asks = true }
                        }
                        .navigationTitle("Streets")
                        .alert("Sure?", isPresented: $asks) {
                            Button("Yes") { isGone = true }
                            Button("No", role: .cancel) {}
                        }
                    }
                    Button("Map") { showsSheet = true }
                    if !isGone { Button("Sweep") { asks = true } }
                }
                .navigationTitle("Town")
                .sheet(isPresented: $showsSheet) {
                    NavigationStack { Button("Close") { showsSheet = false }.navigationTitle("Map of the town") }
                }
                .confirmationDialog("Sweep now?", isPresented: $asks, titleVisibility: .visible) {
                    Button("Sweep it") { isGone = true }
                }
            }
        }
    }

    /// Presses an element, and returns the label of the one that gets the focus; nil where it stays.
    private func press(_ label: String, in visit: WebVisit) async throws -> String? {
        try await focus(after: ["press": try visit.key(label)], in: visit)
    }

    private func focus(after event: [String: String], in visit: WebVisit) async throws -> String? {
        let key = try await visit.send(event)["focus"]?.string
        try visit.read()
        return try key.map { key in try #require(visit.page.elements.first { $0.key == key }).label }
    }

    @Test func `a page takes the focus to its title, and leaves it with what led there`() async throws {
        let visit = try await WebVisit { Town() }
        #expect(try await press("Streets", in: visit) == "Streets")
        #expect(visit.page.elements.contains { $0.label == "High Street" })
        #expect(try await focus(after: ["do": "back"], in: visit) == "Streets")
        #expect(visit.page.elements.contains { $0.label == "Map" })
    }

    @Test func `a sheet takes the focus to its title, and gives it back`() async throws {
        let visit = try await WebVisit { Town() }
        #expect(try await press("Map", in: visit) == "Map of the town")
        #expect(try await press("Close", in: visit) == "Map")
        #expect(try await press("Map", in: visit) == "Map of the town")
        #expect(try await focus(after: ["do": "back"], in: visit) == "Map")
    }

    @Test func `an alert gives the focus back, within a page and then to the page below`() async throws {
        let visit = try await WebVisit { Town() }
        _ = try await press("Streets", in: visit)
        #expect(try await press("Ask", in: visit) == "Sure?")
        #expect(try await press("No", in: visit) == "Ask")
        #expect(try await focus(after: ["do": "back"], in: visit) == "Streets")
    }

    @Test func `where what was pressed is gone the title has the focus`() async throws {
        let visit = try await WebVisit { Town() }
        #expect(try await press("Sweep", in: visit) == "Sweep now?")
        #expect(try await press("Sweep it", in: visit) == "Town")
    }
}
