import SwiftUI
import Testing

@MainActor @Suite struct SuggestionPlacementTests {
    private struct Shop: View {
        let visibility: Visibility
        let placements: SearchSuggestionsPlacement.Set
        @State private var text = ""
        @Environment(\.searchSuggestionsPlacement) private var placement

        var body: some View {
            NavigationStack {
                Text(placement == .content ? "in the content" : "elsewhere")
                    .searchSuggestions { Text("pears").searchCompletion("pears") }
                    .searchSuggestions(visibility, for: placements)
                    .searchable(text: $text)
            }
        }
    }

    private func text(_ shop: Shop) async throws -> String {
        let host = SceneHost(style: .numbered) { shop }
        try await host.set("Search", to: "p")
        return host.frame.text
    }

    @Test func `suggestions are hidden where they would be shown`() async throws {
        #expect(try await !text(Shop(visibility: .hidden, placements: .content)).contains("pears"))
        #expect(try await text(Shop(visibility: .hidden, placements: .menu)).contains("pears"))
        #expect(try await text(Shop(visibility: .automatic, placements: .content)).contains("pears"))
    }

    @Test func `some of the suggestions are hidden by themselves`() async throws {
        struct Fruits: View {
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    Text("Fruits").searchable(text: $text) {
                        Text("pears").searchCompletion("pears")
                        Text("plums").searchCompletion("plums").searchSuggestions(.hidden, for: .content)
                    }
                }
            }
        }
        let host = SceneHost(style: .numbered) { Fruits() }
        try await host.set("Search", to: "p")
        #expect(host.frame.text.contains("pears") && !host.frame.text.contains("plums"), "\(host.frame.text)")
    }

    @Test func `text shows suggestions in the content`() async throws {
        #expect(try await text(Shop(visibility: .automatic, placements: .menu)).contains("in the content"))
    }
}
