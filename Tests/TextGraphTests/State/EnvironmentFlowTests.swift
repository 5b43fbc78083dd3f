import Testing

import SwiftUI
import TextUICore

extension EnvironmentValues {
    @Entry fileprivate var depth = 0
}

@MainActor @Suite struct EnvironmentFlowTests {
    struct Depth: View {
        let name: String
        @Environment(\.depth) private var depth
        init(_ name: String) { self.name = name }
        var body: some View { Text("\(name) \(depth)") }
    }

    struct DepthButton: View {
        @Environment(\.depth) private var depth
        var body: some View { Button("Depth \(depth)") {} }
    }

    struct Screen: View {
        @State private var depth = 5
        @State private var isShown = false
        @State private var isAsked = false

        var body: some View {
            NavigationStack {
                List {
                    Depth("row")
                    Section {
                        Text("Content").overlay { Depth("overlay") }
                    } header: {
                        Depth("header")
                    }
                    NavigationLink("Go", value: 1)
                    Button("Show") { isShown = true }
                    Button("Ask") { isAsked = true }
                    Menu("Choose") { DepthButton() }
                }
                .toolbar { ToolbarItem { Depth("tool") } }
                .navigationDestination(for: Int.self) { _ in
                    Depth("page")
                    Button("Deeper") { depth += 1 }
                }
                .sheet(isPresented: $isShown) {
                    Depth("sheet")
                    Button("Deeper") { depth += 1 }
                }
                .alert("Asked", isPresented: $isAsked) {
                    DepthButton()
                } message: {
                    Depth("message")
                }
            }
            .environment(\.depth, depth)
        }
    }

    @Test func `a value flows into whatever is shown`() async throws {
        let host = SceneHost { Screen() }
        let text = host.frame.text.lowercased()
        for name in ["row", "overlay", "header", "tool"] { #expect(text.contains("\(name) 5"), "\(name)") }
        try await host.press("Go")
        try await host.press("Deeper")
        #expect(host.frame.element("page 6") != nil)
        try await host.back()
        try await host.press("Show")
        try await host.press("Deeper")
        #expect(host.frame.element("sheet 7") != nil)
        try await host.back()
        try await host.press("Ask")
        #expect(host.frame.text.contains("message 7"))
        try await host.press("Depth 7")
        try await host.press("Choose")
        #expect(host.frame.element("Depth 7") != nil)
    }

    @Test func `the innermost value counts, and a change is made to what comes from outside`() {
        let host = SceneHost {
            VStack {
                Depth("set").environment(\.depth, 1).environment(\.depth, 2)
                Depth("changed").transformEnvironment(\.depth) { $0 += 1 }.environment(\.depth, 1)
                Depth("replaced").environment(\.depth, 1).transformEnvironment(\.depth) { $0 += 1 }
                Depth("twice").transformEnvironment(\.depth) { $0 *= 2 }.transformEnvironment(\.depth) { $0 += 1 }
            }
            .environment(\.depth, 10)
        }
        #expect(host.frame.elements.map(\.label) == ["set 1", "changed 2", "replaced 1", "twice 22"])
    }
}
