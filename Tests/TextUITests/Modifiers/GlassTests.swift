import SwiftUI
import Testing

import TextUICore

@MainActor struct GlassTests {
    private struct Controls: View {
        @Namespace private var glass
        @State private var count = 0

        var body: some View {
            GlassEffectContainer(spacing: 8) {
                Text("Player").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
                    .glassEffectID("player", in: glass)
                Button("Play \(count)") { count += 1 }.buttonStyle(.glass)
                Button("Stop") {}.buttonStyle(.glassProminent).glassEffectUnion(id: 1, namespace: glass)
            }
            .glassEffectTransition(.materialize)
            .scrollEdgeEffectStyle(.soft, for: .top)
            .backgroundExtensionEffect()
        }
    }

    @Test func `glass leaves words and buttons as they are`() async throws {
        let host = SceneHost { Controls() }
        #expect(host.frame.elements.map(\.label) == ["Player", "Play 0", "Stop"])
        try await host.press("Play 0")
        #expect(host.frame.text.contains("Play 1"))
    }

    @Test func `a view beside the tabs, and a bar, stand where they are seen`() {
        func frame(_ isEnabled: Bool) -> [String] {
            SceneHost {
                TabView {
                    Tab("Library", systemImage: "book") { Text("Songs") }
                    Tab("Radio", systemImage: "radio") { Text("Stations") }
                }
                .tabBarMinimizeBehavior(.onScrollDown)
                .tabViewBottomAccessory(isEnabled: isEnabled) { Text("Now playing") }
                .safeAreaBar(edge: .top) { Text("Bar") }
            }.frame.elements.map(\.label)
        }
        #expect(frame(true) == ["Bar", "Library", "Radio", "Songs", "Now playing"])
        #expect(frame(false) == ["Bar", "Library", "Radio", "Songs"])
    }

    @Test func `a bar without tools is none`() {
        let host = SceneHost {
            NavigationStack {
                Text("Page").navigationTitle("Title").toolbar {
                    #if os(iOS)
                        ToolbarItem(placement: .topBarLeading) { Button("Back") {} }
                    #endif
                }
            }
        }
        #expect(host.frame.elements.map(\.label) == ["Title", "Page"])
    }
}
