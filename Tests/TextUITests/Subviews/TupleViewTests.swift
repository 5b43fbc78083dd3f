import SwiftUI
import Testing

import TextUICore

@MainActor struct TupleViewTests {
    /// Takes two views apart, as public packages do by SwiftUI's `TupleView` of a tuple.
    private struct Swapped<A: View, B: View>: View {
        let views: TupleView<(A, B)>

        init(@ViewBuilder content: () -> TupleView<(A, B)>) {
            views = content()
        }

        var body: some View {
            VStack {
                views.value.1
                views.value.0
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test func `a block of views is a tuple of them`() async throws {
        let host = SceneHost {
            Swapped {
                Text("first")
                Counter()
            }
        }
        #expect(host.frame.elements.map(\.label) == ["Count 0", "first"])
        try await host.press("Count 0")
        #expect(host.frame.elements.map(\.label) == ["Count 1", "first"])
    }

    @Test func `one made by hand shows its views, and keeps their state`() async throws {
        struct Front: View {
            @State private var word = "a"
            var body: some View {
                VStack {
                    TupleView((Text(word), Counter(), Optional<Text>.none, [1, 2].first.map { Text("\($0)") }))
                    TupleView(Text("alone"))
                    Button("Change") { word = "b" }
                }
            }
        }
        let host = SceneHost { Front() }
        try await host.press("Count 0")
        try await host.press("Change")
        #expect(host.frame.elements.map(\.label) == ["b", "Count 1", "1", "alone", "Change"])
    }

    @Test func `a list finds the sections in it`() {
        let host = SceneHost {
            List {
                ForEach(["A", "B"], id: \.self) { name in
                    Section(name) { Text("in \(name)") }
                    Section { Text("after \(name)") }
                }
            }
        }
        #expect(host.frame.elements.map(\.label) == ["A", "in A", "after A", "B", "in B", "after B"])
    }
}
