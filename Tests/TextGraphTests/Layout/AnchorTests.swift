import SwiftUI
import Testing

@testable import TextGraph

@MainActor @Suite struct AnchorTests {
    private struct HeightKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    /// As tall as what it shows, which it learns from an anchor that is read when it is given.
    private struct Fitted: View {
        @State private var height: CGFloat = 0
        @State private var lines = 2

        var body: some View {
            VStack(spacing: 0) {
                GeometryReader { geometry in
                    VStack(spacing: 0) { ForEach(0..<lines, id: \.self) { Text("line \($0)") } }
                        .anchorPreference(key: HeightKey.self, value: .bounds) { geometry[$0].height }
                }
                .frame(height: height)
                Button("More") { lines += 1 }
            }
            .onPreferenceChange(HeightKey.self) { height = $0 }
        }
    }

    @Test func `an anchor that is read at once has the place that the layout gives`() async throws {
        let host = SceneHost(columns: 20) { Fitted() }
        await host.settle()
        #expect(host.frame.lines == ["line 0", "line 1", "        More"])
        try await host.press("More")
        #expect(host.frame.lines == ["line 0", "line 1", "line 2", "        More"])
    }

    /// Reads an anchor of the whole view, or of nothing.
    private struct Sometimes: View {
        @State private var isMeant = false
        @State private var height: CGFloat = 0

        private var source: Anchor<CGRect>.Source? { isMeant ? .bounds : nil }

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                GeometryReader { geometry in
                    Text("marked")
                        .anchorPreference(key: HeightKey.self, value: Anchor<CGRect?>.Source(source)) {
                            geometry[$0]?.height ?? 0
                        }
                }
                .frame(height: 16)
                Button("Mean it") { isMeant = true }
                Text("height: \(Int(height))")
            }
            .onPreferenceChange(HeightKey.self) { height = $0 }
        }
    }

    @Test func `an anchor of nothing becomes one of the whole view`() async throws {
        let host = SceneHost(columns: 20) { Sometimes() }
        await host.settle()
        #expect(host.frame.text.contains("height: 0"))
        try await host.press("Mean it")
        #expect(host.frame.text.contains("height: 16"))
    }

    private struct BoundsKey: PreferenceKey {
        static var defaultValue: [String: Anchor<CGRect>] { [:] }
        static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    @Test func `a mark follows the view that it is on`() async throws {
        struct Marked: View {
            @State private var isSecond = false

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    if isSecond { Text("new") }
                    Text("marked").anchorPreference(key: BoundsKey.self, value: .bounds) { ["marked": $0] }
                    Button("Push") { isSecond.toggle() }
                }
                .frame(width: 80, alignment: .leading)
                .overlayPreferenceValue(BoundsKey.self) { anchors in
                    GeometryReader { geometry in
                        if let anchor = anchors["marked"] {
                            Text("<").offset(x: geometry[anchor].maxX, y: geometry[anchor].minY)
                        }
                    }
                }
            }
        }
        let host = SceneHost(columns: 10) { Marked() }
        await host.settle()
        #expect(host.frame.lines.first == "marked<")
        try await host.press("Push")
        #expect(host.frame.lines.prefix(2) == ["new", "marked<"])
    }

    @Test func `a mark follows where only what is above has changed`() async throws {
        struct Grower: View {
            @State private var isLong = false

            var body: some View {
                Button("Grow") { isLong.toggle() }
                if isLong { Text("more") }
            }
        }
        struct Marked: View {
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Grower()
                    Text("marked").anchorPreference(key: BoundsKey.self, value: .bounds) { ["marked": $0] }
                    Spacer()
                }
                .frame(width: 80, height: 96, alignment: .leading)
                .overlayPreferenceValue(BoundsKey.self) { anchors in
                    GeometryReader { geometry in
                        if let anchor = anchors["marked"] {
                            Text("<").offset(x: geometry[anchor].maxX, y: geometry[anchor].minY)
                                .preference(key: HeightKey.self, value: geometry[anchor].minY)
                        }
                    }
                }
            }
        }
        let host = SceneHost(columns: 10, rows: 6, style: .screen) { Marked() }
        await host.settle()
        #expect(host.frame.lines[1] == "marked<")
        try await host.press("Grow")
        #expect(host.frame.lines[2] == "marked<")
    }

    @Test func `a place goes with its view, though it keeps its anchor`() {
        weak var known: AnchorPlace?
        do {
            let place = AnchorPlace()
            let anchor = place.anchor(Anchor<CGRect>.Source.bounds)
            #expect(anchor == place.anchor(.bounds))
            known = place
        }
        #expect(known == nil)
    }
}
