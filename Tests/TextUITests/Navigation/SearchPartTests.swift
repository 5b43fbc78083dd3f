import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct SearchPartTests {
    struct Tag: Identifiable, Hashable {
        let id: String
    }

    struct Plants: View {
        @State private var text = ""
        @State private var scope = "all"
        @State private var submitted = ""

        var body: some View {
            NavigationStack {
                List { Text("looking for \(text) in \(scope), submitted \(submitted)") }
                    .navigationTitle("Plants")
                    .searchable(text: $text, prompt: "Names")
                    .searchSuggestions {
                        Text("Fern").searchCompletion("fern")
                        Text("Fir").searchCompletion("fir")
                    }
                    .searchScopes($scope) {
                        Text("All").tag("all")
                        Text("Trees").tag("trees")
                    }
                    .onSubmit(of: .search) { submitted = text }
            }
        }
    }

    @Test func `suggestions declared around the search stand below its field while something is typed`() async throws {
        let host = SceneHost(columns: 60) { Plants() }
        #expect(host.frame.element("Fern") == nil)
        try await host.set("Names", to: "f")
        let labels = host.frame.elements.map(\.label)
        #expect(labels.firstIndex(of: "Names")! < labels.firstIndex(of: "Fern")!)
        #expect(labels.firstIndex(of: "Fir")! < labels.firstIndex { $0.hasPrefix("looking") }!)
        try await host.press("Fern")
        #expect(host.frame.text.contains("looking for fern in all, submitted fern"))
    }

    @Test func `scopes are a choice below the field`() async throws {
        let host = SceneHost(columns: 60) { Plants() }
        try await host.set("Scope", to: "Trees")
        #expect(host.frame.text.contains("in trees"))
    }

    @Test func `suggestions may be declared within what is searched`() async throws {
        struct Screen: View {
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    Text("looking for \(text)")
                        .searchSuggestions { Text("Oak").searchCompletion("oak") }
                        .searchable(text: $text)
                }
            }
        }
        let host = SceneHost(columns: 40) { Screen() }
        try await host.set("Search", to: "o")
        try await host.press("Oak")
        #expect(host.frame.text.contains("looking for oak"))
    }

    @Test func `tokens are searched for, offered while one searches, and taken away by a press`() async throws {
        struct Screen: View {
            @State private var text = ""
            @State private var tags: [Tag] = []
            @State private var suggested = [Tag(id: "red"), Tag(id: "blue")]
            var body: some View {
                NavigationStack {
                    Text("'\(text)' with \(tags.map(\.id).joined(separator: "+"))")
                        .searchable(text: $text, tokens: $tags, suggestedTokens: $suggested, prompt: "Find") { tag in
                            Text("tag \(tag.id)")
                        }
                }
            }
        }
        let host = SceneHost(columns: 40) { Screen() }
        #expect(host.frame.element("tag red") == nil)
        try await host.set("Find", to: "r")
        try await host.press("tag red")
        #expect(host.frame.text.contains("'' with red"))
        try await host.press("tag red")
        #expect(host.frame.text.contains("'' with \n") || host.frame.text.hasSuffix("'' with"))
    }

    @Test func `tokens can be changed where they stand`() async throws {
        struct Part: Identifiable {
            let id: Int
            var isExact = false
        }
        struct Screen: View {
            @State private var text = ""
            @State private var parts = [Part(id: 1)]
            var body: some View {
                NavigationStack {
                    Text(parts.map { $0.isExact ? "exact" : "about" }.joined())
                        .searchable(text: $text, editableTokens: $parts) { $part in
                            Toggle("Exactly", isOn: $part.isExact)
                        }
                }
            }
        }
        let host = SceneHost(columns: 40) { Screen() }
        try await host.press("Exactly")
        #expect(host.frame.text.contains("\nexact"))
        try await host.press("Remove")
        #expect(host.frame.element("Exactly") == nil)
    }

    @Test func `a focus state begins a search, and follows it`() async throws {
        struct Screen: View {
            @State private var text = ""
            @FocusState private var isSearching: Bool
            var body: some View {
                NavigationStack {
                    VStack {
                        Text(isSearching ? "searching" : "resting")
                        Button("Begin") { isSearching = true }
                        Button("End") { isSearching = false }
                    }
                    .searchable(text: $text, prompt: "Names")
                    .searchFocused($isSearching)
                }
            }
        }
        let host = SceneHost(columns: 40) { Screen() }
        #expect(host.frame.text.contains("resting"))
        try await host.press("Begin")
        #expect(host.frame.element("Names")?.isFocused == true)
        #expect(host.frame.text.contains("searching"))
        try await host.press("End")
        #expect(host.frame.element("Names")?.isFocused == false)
        #expect(host.frame.text.contains("resting"))
    }

    @Test func `a stack that is searchable as a whole has the field on its root`() async throws {
        struct Screen: View {
            @State private var text = ""
            var body: some View {
                NavigationStack { Text("looking for \(text)").navigationTitle("Root") }
                    .searchable(text: $text, prompt: "Names")
            }
        }
        let host = SceneHost(columns: 40) { Screen() }
        try await host.find(text: "fern")
        #expect(host.frame.text.contains("looking for fern"))
        try await host.set("Names", to: "fir")
        #expect(host.frame.text.contains("looking for fir"))
    }
}
