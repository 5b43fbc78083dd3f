import Foundation
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct StorageTests {
    enum Flavour: String {
        case sweet, sour
    }

    struct Screen: View {
        @AppStorage("count") private var count = 1
        @AppStorage("name") private var name: String?
        @AppStorage("flavour") private var flavour = Flavour.sweet

        var body: some View {
            Text("\(count) \(name ?? "nobody") \(flavour.rawValue)")
            Button("Change") {
                count += 1
                name = "Ada"
                flavour = .sour
            }
            Button("Forget") { name = nil }
            Other()
        }
    }

    struct Other: View {
        @AppStorage("count") private var count = 1
        var body: some View { Text("also \(count)") }
    }

    @Test func `what is stored is shown wherever it is read, and by the next screen too`() async throws {
        let store = try #require(UserDefaults(suiteName: "storage-\(UUID().uuidString)"))
        let host = SceneHost { Screen().defaultAppStorage(store) }
        #expect(host.frame.lines.prefix(1) == ["1 nobody sweet"])
        try await host.press("Change")
        #expect(host.frame.lines.first == "2 Ada sour")
        #expect(host.frame.lines.last == "also 2")
        let next = SceneHost { Screen().defaultAppStorage(store) }
        #expect(next.frame.lines.first == "2 Ada sour")
        try await next.press("Forget")
        #expect(host.frame.lines.first == "2 nobody sour")
    }

    struct Keeping: View {
        @State private var isShown = true
        var body: some View {
            if isShown { Kept() }
            Button("Switch") { isShown.toggle() }
        }
    }

    struct Kept: View {
        @SceneStorage("count") private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test func `what a scene keeps outlives its views, and is that scene's alone`() async throws {
        let host = SceneHost { Keeping() }
        try await host.press("Count 0")
        try await host.press("Switch")
        try await host.press("Switch")
        #expect(host.frame.element("Count 1") != nil)
        #expect(SceneHost { Keeping() }.frame.element("Count 0") != nil)
    }
}
