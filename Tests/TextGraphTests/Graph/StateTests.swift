import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct StateTests {
    struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
        }
    }

    @Test func `state lives as long as its place in the tree`() async throws {
        struct Screen: View {
            @State private var title = "A"
            var body: some View {
                Text(title)
                Button("Rename") { title = "B" }
                Counter(name: "Count")
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Count")
        try await host.press("Rename")
        #expect(host.frame.element("Count 1") != nil)
        #expect(host.frame.element("B") != nil)
    }

    @Test func `another id is another state`() async throws {
        struct Screen: View {
            @State private var id = 0
            var body: some View {
                Button("Reset") { id += 1 }
                Counter(name: "Count").id(id)
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Count")
        #expect(host.frame.element("Count 1") != nil)
        try await host.press("Reset")
        #expect(host.frame.element("Count 0") != nil)
    }

    @Test func `the other side of a condition starts anew`() async throws {
        struct Screen: View {
            @State private var isFirst = true
            var body: some View {
                Button("Switch") { isFirst.toggle() }
                if isFirst { Counter(name: "Count") } else { Counter(name: "Other") }
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Count")
        try await host.press("Switch")
        try await host.press("Other 0")
        try await host.press("Switch")
        #expect(host.frame.element("Count 0") != nil)
    }

    @Test func `an element of a collection keeps its state when it moves`() async throws {
        struct Screen: View {
            @State private var names = ["A", "B", "C"]
            var body: some View {
                Button("Reverse") { names.reverse() }
                Button("Drop") { names.removeAll { $0 == "A" } }
                Button("Restore") { names = ["A", "B", "C"] }
                ForEach(names, id: \.self) { Counter(name: $0) }
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("A 0")
        try await host.press("Reverse")
        #expect(host.frame.elements.suffix(3).map(\.label) == ["C 0", "B 0", "A 1"])
        try await host.press("Drop")
        try await host.press("Restore")
        #expect(host.frame.elements.suffix(3).map(\.label) == ["A 0", "B 0", "C 0"])
    }

    @Test func `a view used twice has two states`() async throws {
        let counter = Counter(name: "Count")
        let host = SceneHost {
            counter.accessibilityIdentifier("one")
            counter.accessibilityIdentifier("two")
        }
        try await host.press(.identifier("two"))
        #expect(host.frame.elements.map(\.label) == ["Count 0", "Count 1"])
    }

    @Test func `an erased view of another type is another place`() async throws {
        struct Other: View {
            @State private var count = 5
            var body: some View { Button("Other \(count)") { count += 1 } }
        }
        struct Screen: View {
            @State private var isFirst = true
            var body: some View {
                Button("Switch") { isFirst.toggle() }
                isFirst ? AnyView(Counter(name: "Count")) : AnyView(Other())
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Count 0")
        try await host.press("Switch")
        #expect(host.frame.element("Other 5") != nil)
        try await host.press("Switch")
        #expect(host.frame.element("Count 0") != nil)
    }

    @Test func `several changes in one turn give one evaluation`() async throws {
        struct Screen: View {
            @State private var a = 0
            @State private var b = 0
            var body: some View {
                Text("\(a) \(b)")
                Button("Change") {
                    a += 1
                    b += 1
                    a += 1
                }
            }
        }
        let host = SceneHost { Screen() }
        _ = host.frame
        let before = host.bodyCount(Screen.self)
        try await host.press("Change")
        #expect(host.frame.element("2 1") != nil)
        #expect(host.bodyCount(Screen.self) == before + 1)
    }

    @Test func `a state set to the same value runs nothing`() async throws {
        struct Screen: View {
            @State private var a = 0
            var body: some View {
                Text("\(a)")
                Button("Same") { a = 0 }
            }
        }
        let host = SceneHost { Screen() }
        _ = host.frame
        try await host.press("Same")
        #expect(host.bodyCount(Screen.self) == 1)
    }
}
