import Combine
import Testing

import SwiftUI
import TextUICore

/// Objects that say themselves when they change, and have nothing published.
@MainActor @Suite struct UnpublishedObjectTests {
    final class Favorites: ObservableObject {
        private var names: Set<String> = []

        func contains(_ name: String) -> Bool { names.contains(name) }

        func add(_ name: String) {
            objectWillChange.send()
            names.insert(name)
        }
    }

    struct Page: View {
        @EnvironmentObject var favorites: Favorites

        var body: some View {
            Text(favorites.contains("fern") ? "favorite" : "plain")
            Button("Add") { favorites.add("fern") }
            Button("Add later") {
                Task {
                    await Task.yield()
                    favorites.add("fern")
                }
            }
        }
    }

    struct Root: View {
        @StateObject private var favorites = Favorites()

        var body: some View {
            Page().environmentObject(favorites)
        }
    }

    @Test(arguments: ["Add", "Add later"])
    func `what an action changed in them is shown`(button: String) async throws {
        let host = SceneHost { Root() }
        #expect(host.frame.element("plain") != nil)
        try await host.press(.label(button))
        #expect(host.frame.element("favorite") != nil)
    }

    @Test func `what a timer changed in them is shown`() async throws {
        let favorites = Favorites()
        let host = SceneHost { Page().environmentObject(favorites) }
        await host.settle()
        var changes = 0
        host.onChange = { changes += 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) { favorites.add("fern") }
        // To ask for a frame meanwhile would bring the screen up to date before its owner is told.
        for _ in 0..<500 where changes == 0 {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(host.frame.element("favorite") != nil && changes > 0)
    }

    @Test func `looking whether one has changed is not a change, for which a command would wait`() async throws {
        let host = SceneHost { Root() }
        try await host.press("Add")
        let before = host.bodyCount(Page.self)
        try await host.press("Add")
        #expect((1...10).contains(host.bodyCount(Page.self) - before))
    }
}
