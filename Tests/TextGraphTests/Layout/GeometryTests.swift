import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct GeometryTests {
    @Test func `content is made of the size there is, and anew when that changes`() {
        let host = SceneHost(columns: 40, rows: 10, style: .screen) {
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
            }
        }
        #expect(host.frame.text.hasPrefix("320 by 160"))
        host.resize(columns: 20, rows: 5)
        #expect(host.frame.text.hasPrefix("160 by 80"))
    }

    @Test(arguments: [SceneHost.Style.plain, .numbered])
    func `where a frame is as tall as it needs, a reader has the screen's height`(style: SceneHost.Style) {
        let page = SceneHost(columns: 40, rows: 10, style: style) {
            GeometryReader { proxy in
                VStack(alignment: .leading) {
                    Text("\(Int(proxy.size.height)) high")
                    Text("below")
                }
            }
        }
        #expect(page.frame.lines == ["160 high", "below"])

        let measured = SceneHost(columns: 40, rows: 10, style: style) {
            Text("above")
            Spacer()
            Text("below").background(GeometryReader { _ in Color.clear })
        }
        #expect(measured.frame.lines == ["above", "below"])
    }

    @Test func `a frame is told from the screen, from a named place, and from itself`() {
        let host = SceneHost(columns: 40, rows: 10, style: .screen) {
            VStack(alignment: .leading) {
                Text("above")
                VStack(alignment: .leading) {
                    Text("inside")
                    GeometryReader { proxy in
                        let global = proxy.frame(in: .global)
                        let local = proxy.frame(in: .local)
                        let named = proxy.frame(in: .named("box"))
                        Text("\(Int(global.minY)) \(Int(local.minY)) \(Int(named.minY)) \(Int(named.minX))")
                    }
                }
                .padding(.leading, 16)
                .coordinateSpace(name: "box")
            }
        }
        #expect(host.frame.lines == ["above", "  inside", "  32 0 16 16"])
    }

    struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    struct Measuring: View {
        @State private var width: CGFloat = 0
        @State private var words = "four"

        var body: some View {
            Text(words).background {
                GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
            }
            .onPreferenceChange(Width.self) { width = $0 }
            Text("is \(Int(width)) wide")
            Button("Grow") { words = "seven more" }
        }
    }

    @Test func `a width goes up by a preference`() async throws {
        let host = SceneHost { Measuring() }
        #expect(host.frame.lines == ["four", "is 32 wide", "Grow"])
        try await host.press("Grow")
        #expect(host.frame.lines == ["seven more", "is 80 wide", "Grow"])
    }

    struct Following: View {
        @State private var height: CGFloat = 0
        @State private var count = 1

        var body: some View {
            VStack { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    height = $0
                }
            Text("\(Int(height)) high")
            Button("Add") { count += 1 }
        }
    }

    @Test func `a change of geometry is told`() async throws {
        let host = SceneHost { Following() }
        #expect(host.frame.lines.contains("16 high"))
        try await host.press("Add")
        #expect(host.frame.lines.contains("32 high"))
    }

    struct Counting: View {
        @State private var count = 0
        var body: some View {
            GeometryReader { proxy in
                VStack(alignment: .leading) {
                    Button("Count \(count)") { count += 1 }
                    NavigationMarker()
                }
            }
        }
    }

    struct NavigationMarker: View {
        @State private var appeared = 0
        var body: some View { Text("appeared \(appeared)").onAppear { appeared += 1 } }
    }

    @Test func `content follows the state that it reads, and appears once`() async throws {
        let host = SceneHost(columns: 30, rows: 6, style: .screen) { Counting() }
        try await host.press("Count 0")
        #expect(host.frame.lines == ["Count 1", "appeared 1"])
    }

    @Test func `a reader that is moved out of the screen comes to rest`() async throws {
        struct Drawer: View {
            @State private var pressed = 0

            var body: some View {
                GeometryReader { outer in
                    GeometryReader { inner in
                        VStack {
                            Spacer()
                            Button("Menu \(pressed)") { pressed += 1 }
                            Spacer()
                        }
                        .background(.red)
                        .position(x: inner.frame(in: .local).midX, y: inner.frame(in: .local).midY)
                    }
                    .offset(x: -outer.size.width / 2)
                }
            }
        }
        let host = SceneHost(columns: 40, rows: 12, style: .screen) { Drawer() }
        try await host.press("Menu 0")
        #expect(host.frame.text.contains("Menu 1") && !host.graph.hasPendingWork)
    }
}
