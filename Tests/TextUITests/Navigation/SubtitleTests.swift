import Testing

import SwiftUI

@MainActor @Suite struct SubtitleTests {
    private func page(columns: Int, style: SceneHost.Style) -> SceneHost {
        SceneHost(columns: columns, rows: 20, style: style) {
            NavigationStack {
                Text("Letters")
                    .navigationTitle("Inbox")
                    .navigationSubtitle("12 unread")
                    .toolbar { Button("Write") {} }
            }
        }
    }

    @Test func `a subtitle stands below the title, and is the heading's value`() throws {
        let host = page(columns: 40, style: .screen)
        #expect(host.frame.lines[0].hasPrefix("Inbox") && host.frame.lines[0].contains("Write"))
        #expect(host.frame.lines[1].hasPrefix("12 unread"))
        #expect(host.frame.lines[2].hasPrefix("─"))
        let heading = try #require(host.frame.elements.first { $0.role == .heading })
        #expect(heading.label == "Inbox" && heading.value == "12 unread")
    }

    @Test func `where tools have no room beside the titles, they stand below both`() {
        let lines = page(columns: 12, style: .screen).frame.lines
        #expect(lines[0].hasPrefix("Inbox") && lines[1].hasPrefix("12 unread") && lines[2].contains("Write"))
    }

    @Test func `a subtitle alone is the heading`() {
        let host = SceneHost(columns: 40, rows: 20, style: .screen) {
            NavigationStack { Text("Letters").navigationSubtitle("12 unread") }
        }
        #expect(host.frame.elements.first?.role == .heading && host.frame.elements.first?.label == "12 unread")
    }

    @Test func `lines have the subtitle too`() {
        let lines = page(columns: 40, style: .plain).frame.lines
        #expect(lines[0].hasPrefix("Inbox") && lines[1].hasPrefix("12 unread"))
    }
}
