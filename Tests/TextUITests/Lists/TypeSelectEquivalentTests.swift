import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct TypeSelectEquivalentTests {
    @Test func `what is typed leads to a row by the words that it names`() async throws {
        let host = SceneHost(columns: 40, rows: 10, style: .screen) {
            List {
                Button("One") {}
                Button("Two") {}
                Button("The Beatles") {}.typeSelectEquivalent("Beatles")
            }
        }
        try await host.key("b")
        #expect(host.frame.elements.first(where: \.isFocused)?.label == "The Beatles")
    }

    @Test func `what is typed leads to a row that can be chosen, too`() async throws {
        let host = SceneHost(columns: 40, rows: 10, style: .screen) {
            List(selection: .constant(nil as String?)) {
                Text("One").tag("one")
                Text("The Beatles").typeSelectEquivalent("Beatles").tag("beatles")
            }
        }
        try await host.key("b")
        #expect(host.frame.elements.first(where: \.isFocused)?.label == "The Beatles")
    }
}
