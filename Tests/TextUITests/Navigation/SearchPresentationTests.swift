import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct SearchPresentationTests {
    struct Page: View {
        @State private var text = ""
        @State private var isPresented = false

        var body: some View {
            NavigationStack {
                VStack(alignment: .leading) {
                    Text(isPresented ? "searching \(text)" : "browsing")
                    Button("Begin") { isPresented = true }
                    Button("End") { isPresented = false }
                }
                .searchable(text: $text, isPresented: $isPresented, prompt: "Names")
                .navigationTitle("Page")
            }
        }
    }

    @Test func `a search is told of when it begins and ends`() async throws {
        let host = SceneHost(columns: 40) { Page() }
        #expect(host.frame.text.contains("browsing"))
        try await host.find(text: "fern")
        #expect(host.frame.text.contains("searching fern"))
        try await host.press("End")
        #expect(host.frame.text.contains("browsing"))
        #expect(host.frame.element("Names")?.value == "")
    }

    @Test func `the program begins a search by giving its field the focus`() async throws {
        let host = SceneHost(columns: 40) { Page() }
        try await host.press("Begin")
        #expect(host.frame.element("Names")?.isFocused == true)
        try await host.type("ab")
        #expect(host.frame.text.contains("searching ab"))
    }
}
