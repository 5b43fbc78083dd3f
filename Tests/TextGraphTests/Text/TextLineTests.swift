import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct TextLineTests {
    @Test func `lines are kept for a text that may grow`() {
        let host = SceneHost(columns: 20) {
            VStack(alignment: .leading) {
                Text("Title").lineLimit(2, reservesSpace: true)
                Text("Under").lineLimit(2...4)
                Text("Free").lineLimit(3)
            }
        }
        #expect(host.frame.lines == ["Title", "", "Under", "", "Free"])
    }

    @Test func `levels take the styles that the place has for them`() {
        let host = SceneHost(columns: 12, rows: 3, style: .screen) {
            VStack(alignment: .leading) {
                Text("one").foregroundStyle(.primary)
                Text("two").foregroundStyle(.secondary)
                Text("six").foregroundStyle(.tertiary)
            }
            .foregroundStyle(Color.red, Color.green, Color.blue)
        }
        let buffer = host.frame.buffer
        let colors = (0..<3).map { y in
            (0..<12).compactMap { buffer[$0, y].style.foreground }.first
        }
        #expect(colors == [.ansi(1), .ansi(2), .ansi(4)])
    }

    @Test func `a resource is looked up like a key`() {
        let title: LocalizedStringResource = "Seen \(3) times"
        let host = SceneHost(columns: 30) {
            NavigationStack {
                VStack {
                    Text(title)
                    Button(LocalizedStringResource("Again")) {}
                }
                .navigationTitle(LocalizedStringResource("Visits"))
            }
        }
        #expect(host.frame.title == "Visits")
        #expect(host.frame.text.contains("Seen 3 times"))
        #expect(host.frame.element("Again", role: .button) != nil)
        #expect(String(localized: title) == "Seen 3 times")
    }
}
