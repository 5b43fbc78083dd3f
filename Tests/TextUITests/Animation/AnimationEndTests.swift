import Testing

import SwiftUI
import TextUICore

/// Observers of an animation's end that watch its data, as those before `withAnimation` told of it.
@MainActor @Suite struct AnimationEndTests {
    struct EndObserver: AnimatableModifier {
        var animatableData: Double {
            didSet { if animatableData == target { tell() } }
        }
        private let target: Double
        private let ended: @MainActor () -> Void

        init(of value: Double, ended: @escaping @MainActor () -> Void) {
            target = value
            animatableData = value
            self.ended = ended
        }

        private func tell() {
            let ended = ended
            DispatchQueue.main.async { MainActor.assumeIsolated { ended() } }
        }

        func body(content: Content) -> some View { content }
    }

    struct Page: View {
        @State private var progress = 0.0
        @State private var ends = 0

        var body: some View {
            Button("Go \(ends)") { withAnimation { progress += 1 } }
                .modifier(EndObserver(of: progress) { ends += 1 })
            Button("Redraw \(ends)") { ends += 10 }
        }
    }

    @Test func `data that is to move arrives once, and not where it stays`() async throws {
        let host = SceneHost { Page() }
        #expect(host.frame.element("Go 0") != nil)
        try await host.press("Go 0")
        #expect(host.frame.element("Go 1") != nil)
        try await host.press("Redraw 1")
        #expect(host.frame.element("Go 11") != nil)
    }
}
