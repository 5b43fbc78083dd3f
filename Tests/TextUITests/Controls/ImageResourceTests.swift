import Foundation
import Testing

import SwiftUI
@testable import TextUICore

@MainActor @Suite struct ImageResourceTests {
    @Test func `a control with a picture of a catalogue is named by its title`() throws {
        let leaf = ImageResource(name: "leaf", bundle: .main)
        let host = SceneHost(columns: 50) {
            VStack(alignment: .leading) {
                Button("Water", image: leaf) {}
                Toggle("Sunny", image: leaf, isOn: .constant(true))
                Menu("More", image: leaf) { Button("Cut") {} }
                Label("Plants", image: leaf)
                Picker("Bed", image: leaf, selection: .constant(1)) { Text("Left").tag(1) }
            }
        }
        for label in ["Water", "Sunny", "More", "Bed"] { #expect(host.frame.element(label) != nil, "\(label)") }
        #expect(host.frame.text.contains("Plants") && !host.frame.text.contains("leaf"))
        #expect(Image(leaf) == Image("leaf", bundle: .main))
    }
}
