import Testing

import SwiftUI
import UniformTypeIdentifiers
import TextUICore

@MainActor @Suite struct ShareLinkTests {
    private struct Recipe: Transferable {
        let name: String
        static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \Recipe.name) }
    }

    private struct Picture: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .png) { (_: Picture) in Data() }
        }
    }

    @Test func `what is shared is shown in words, as text where it has some`() async throws {
        let host = SceneHost { ShareLink("Share it", item: Recipe(name: "Soup")) }
        try await host.press("Share it")
        #expect(host.frame.presented == .sheet && host.frame.text.contains("Soup"))
    }

    @Test func `what has no words is named by its preview`() async throws {
        let host = SceneHost { ShareLink(item: Picture(), preview: SharePreview("A sunset")) }
        try await host.press("Share…")
        #expect(host.frame.text.contains("A sunset"))
    }

    @Test func `several things are shown each`() async throws {
        let host = SceneHost { ShareLink(items: ["one", "two"]) }
        try await host.press("Share…")
        #expect(host.frame.text.contains("one") && host.frame.text.contains("two"))
    }

    @Test func `the document of a page is given away by a tool of the page`() async throws {
        struct Page: View {
            let hasWords: Bool
            var body: some View {
                NavigationStack {
                    if hasWords {
                        Text("How to cook").navigationTitle("Soup").navigationDocument(Recipe(name: "Peel leeks"))
                    } else {
                        Text("Evening").navigationTitle("Sky")
                            .navigationDocument(Picture(), preview: SharePreview("A sunset"))
                    }
                }
            }
        }
        for (hasWords, words) in [(true, "Peel leeks"), (false, "A sunset")] {
            let host = SceneHost { Page(hasWords: hasWords) }
            #expect(host.frame.elements.first { $0.label == "Share…" }?.region == .bar)
            try await host.press("Share…")
            #expect(host.frame.presented == .sheet && host.frame.text.contains(words))
        }
    }
}
