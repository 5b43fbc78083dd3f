import Testing

import SwiftUI
import TextUICore

private struct Framed: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        HStack(spacing: 0) {
            Text(phase.isIdentity ? "<" : "?")
            content
            Text(">")
        }
    }
}

private struct Marked: ViewModifier {
    let mark: String
    func body(content: Content) -> some View {
        HStack {
            content; Text(mark)
        }
    }
}

@MainActor @Suite struct TransitionTests {
    struct Screen: View {
        @State private var isShown = true
        @State private var presses = 0

        var body: some View {
            Button("Turn") { withAnimation { isShown.toggle() } }
            if isShown {
                Button("Pressed \(presses)") { presses += 1 }.transition(Framed())
                Text("b").transition(.modifier(active: Marked(mark: "off"), identity: Marked(mark: "on")))
                Text("c").transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
            }
        }
    }

    @Test func `a view stands as its transition shows it at rest`() async throws {
        let host = SceneHost(columns: 20) { Screen() }
        #expect(host.frame.lines == ["Turn", "<Pressed 0>", "b on", "c"])
        try await host.press("Pressed")
        #expect(host.frame.lines[1] == "<Pressed 1>")
        try await host.press("Turn")
        #expect(host.frame.lines == ["Turn"])
    }
}
