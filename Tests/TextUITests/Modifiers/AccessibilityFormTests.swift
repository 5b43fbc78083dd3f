import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct AccessibilityFormTests {
    struct Screen: View {
        @State private var level = 3
        @State private var said = "nothing"

        var body: some View {
            Text("Level \(level)")
                .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
            Text("Said \(said)").accessibilityAction { said = "activated" }
            Text("drawn").accessibilityRepresentation { Button("read") { said = "represented" } }
            Button("Untouchable") {}.allowsHitTesting(false)
        }
    }

    @Test func `a view is adjusted, activated and read by another`() async throws {
        let host = SceneHost { Screen() }
        try await host.perform("Increment", on: "Level 3")
        #expect(host.frame.element("Level 4") != nil)
        try await host.press("Said nothing")
        #expect(host.frame.element("Said activated") != nil)
        #expect(host.frame.text.contains("drawn") && !host.frame.text.contains("read"))
        try await host.press("read")
        #expect(host.frame.element("Said represented") != nil)
        #expect(host.frame.element("Untouchable")?.isActionable == false)
    }

    @Test func `a view beside another leaves it the rest`() {
        let host = SceneHost(columns: 10, rows: 4, style: .screen) {
            List { ForEach(0..<9, id: \.self) { Text("row \($0)") } }
                .safeAreaInset(edge: .bottom) { Text("below") }
        }
        #expect(host.frame.lines == ["row 0", "row 1", "row 2", "  below"])
    }

    private struct Scores: View {
        let children: AccessibilityChildBehavior
        @State private var score = 0
        var body: some View {
            HStack {
                Button("Less") { score -= 1 }
                Text("\(score) points")
                Button("More") { score += 1 }
            }
            .accessibilityElement(children: children)
            .accessibilityLabel("Score")
            .accessibilityValue("\(score)")
        }
    }

    @Test(arguments: [AccessibilityChildBehavior.ignore, .combine]) func `what is read as one can still be acted on`(
        children: AccessibilityChildBehavior
    ) async throws {
        let host = SceneHost(columns: 40) { Scores(children: children) }
        #expect(host.frame.elements.map(\.label) == ["Score", "Less", "More"])
        try await host.press("More")
        #expect(host.frame.elements.first?.value == "1" && host.frame.text.contains("1 points"))
    }
}
