import SwiftUI
import Testing

import TextUICore

@MainActor @Suite struct HairlineTests {
    @Test func `a thin line over words leaves them readable`() {
        let host = SceneHost(columns: 20, style: .numbered) {
            VStack(spacing: 16) {
                TextField("Name", text: .constant("ann")).overlay(Rectangle().frame(height: 1), alignment: .bottom)
                Text("Total").overlay(alignment: .top) { Divider() }
                Text("covered").overlay { Rectangle().frame(height: 16) }
            }
        }
        let text = host.frame.text
        #expect(text.contains("[1] Name: ann") && text.contains("Total") && !text.contains("covered"))
        #expect(host.frame.buffer.cells.contains { $0.style.attributes.contains(.underline) })
    }

    @Test func `a thin line by itself is there`() {
        let host = SceneHost(columns: 3, rows: 1, style: .screen) { Color.red.frame(height: 1) }
        #expect(host.frame.buffer[1, 0].style.background == .red)
    }
}
