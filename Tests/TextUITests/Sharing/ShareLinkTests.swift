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

    private struct Letter: Codable, Transferable {
        let words: String
        var isSealed = false

        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \Letter.words).exportingCondition { !$0.isSealed }
            CodableRepresentation(
                contentType: .propertyList, encoder: PropertyListEncoder(), decoder: PropertyListDecoder()
            )
            .suggestedFileName { "\($0.words.count) letters" }
        }
    }

    @Test func `a form under a condition is given away where that holds, and else the name of a file`() async throws {
        let host = SceneHost { ShareLink("Open", item: Letter(words: "Dear Ann")) }
        try await host.press("Open")
        #expect(host.frame.text.contains("Dear Ann"))
        let sealed = SceneHost { ShareLink("Sealed", item: Letter(words: "Dear Bob", isSealed: true)) }
        try await sealed.press("Sealed")
        #expect(sealed.frame.text.contains("8 letters") && !sealed.frame.text.contains("Dear Bob"))
    }

    @Test func `a provider has the forms of a value that it registers, and its file's name`() async throws {
        let provider = NSItemProvider()
        provider.register(Letter(words: "Dear Bob", isSealed: true))
        #expect(provider.registeredTypeIdentifiers == [UTType.propertyList.identifier])
        #expect(provider.suggestedName == "8 letters")
        let letter = await withCheckedContinuation { continuation in
            _ = provider.loadTransferable(type: Letter.self) { continuation.resume(returning: try? $0.get()) }
        }
        #expect(letter?.words == "Dear Bob")
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
