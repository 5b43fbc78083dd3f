import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct AccessibilityFocusTests {
    enum Field: Hashable { case name, mail }

    struct Screen: View {
        @State private var name = ""
        @State private var mail = ""
        @AccessibilityFocusState private var field: Field?
        @AccessibilityFocusState(for: .voiceOver) private var isOnButton: Bool

        var body: some View {
            Text("\(field == .name ? "name" : field == .mail ? "mail" : "nothing") \(isOnButton ? "button" : "")")
            TextField("Name", text: $name).accessibilityFocused($field, equals: .name)
            TextField("Mail", text: $mail).accessibilityFocused($field, equals: .mail)
            Button("Check") { field = .mail }.accessibilityFocused($isOnButton)
            Button("Leave") { field = nil }
            Button("Point") { isOnButton = true }
        }
    }

    @Test func `what is read is what has the focus`() async throws {
        let host = SceneHost { Screen() }
        #expect(host.frame.lines[0].hasPrefix("nothing"))
        try await host.press("Check")
        #expect(host.frame.element("Mail")?.isFocused == true)
        #expect(host.frame.lines[0].hasPrefix("mail"))
        try await host.press("Leave")
        #expect(host.frame.element("Mail")?.isFocused == false)
        try await host.press("Point")
        #expect(host.frame.element("Check")?.isFocused == true)
        #expect(host.frame.lines[0] == "nothing button")
    }
}
