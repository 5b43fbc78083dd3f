import Testing

import SwiftUI
@testable import TextUICore

@MainActor @Suite struct NarrowRowTests {
    @Test func `a label stays beside a value that is wider than the row`() {
        let host = SceneHost(columns: 40) {
            List {
                LabeledContent("Telephone") { Text("+41 00 000 00 01, and in the evening +41 00 000 00 02") }
            }
        }
        #expect(host.frame.text.contains("Telephone"))
        #expect(host.frame.text.contains("02"))
    }

    @Test func `a switch's mark and its label stand apart from right to left, too`() {
        let host = SceneHost(columns: 20, rows: 5, style: .screen) {
            Toggle("Others", isOn: .constant(true)).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.frame.text.contains("Others [x]"))
    }
}
