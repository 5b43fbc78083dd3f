import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct VanishingTests {
    @Test func `what is stretched to nothing or turned to its edge is not there`() {
        let host = SceneHost(columns: 40) {
            VStack {
                Text("point").scaleEffect(0)
                Text("line").scaleEffect(x: 1, y: 0)
                Text("edge").rotation3DEffect(.degrees(-90), axis: (x: 0, y: 1, z: 0))
                Text("small").scaleEffect(0.5)
                Text("mirrored").scaleEffect(x: -1)
                Text("turned").rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))
                Text("tilted").rotation3DEffect(.degrees(90), axis: (x: 1, y: 1, z: 1))
                Text("back").rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0))
            }
        }
        #expect(host.frame.elements.map(\.label) == ["small", "mirrored", "turned", "tilted", "back"])
    }

    @Test func `a card is turned over`() async throws {
        struct Card: View {
            @State private var isTurned = false

            var body: some View {
                ZStack {
                    Text("front").rotation3DEffect(.degrees(isTurned ? 90 : 0), axis: (x: 0, y: 1, z: 0))
                    Text("back").rotation3DEffect(.degrees(isTurned ? 0 : -90), axis: (x: 0, y: 1, z: 0))
                }
                .onTapGesture { withAnimation { isTurned.toggle() } }
                .accessibilityIdentifier("card")
            }
        }
        let host = SceneHost(columns: 40) { Card() }
        #expect(host.frame.text.contains("front") && !host.frame.text.contains("back"))
        try await host.press(.identifier("card"))
        #expect(!host.frame.text.contains("front") && host.frame.text.contains("back"))
    }

    @Test func `what comes and goes for ever is there`() async throws {
        struct Heartbeat: View {
            @State private var isBeating = false
            @State private var isFading = false
            @State private var isDimmed = false

            var body: some View {
                Text("heart").opacity(isBeating ? 0 : 1)
                Text("ring").scaleEffect(isFading ? 0 : 1)
                    .animation(.easeOut(duration: 2).repeatForever(autoreverses: false), value: isFading)
                Text("lamp").opacity(isDimmed ? 0 : 1).animation(.easeOut, value: isDimmed)
                Button("Fade") { isFading = true }
                Button("Still") { isBeating.toggle() }
                    .onAppear {
                        withAnimation(.linear.repeatForever()) { isBeating = true }
                        isDimmed = true
                    }
            }
        }
        let host = SceneHost(columns: 40) { Heartbeat() }
        let shown = { host.frame.elements.map(\.label).filter { $0 != "Fade" && $0 != "Still" } }
        await host.settle()
        #expect(shown() == ["heart", "ring"])
        try await host.press("Fade")
        #expect(shown() == ["heart", "ring"])
        try await host.press("Still")
        try await host.press("Still")
        #expect(shown() == ["ring"], "the last change was made without an animation")
    }
}
