import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct VisualEffectTests {
    @Test func `a view is moved by its own size, and those beside it stay`() {
        let host = SceneHost(columns: 40, rows: 6, style: .screen) {
            VStack(alignment: .leading) {
                Text("still")
                Text("12345").visualEffect { content, geometry in content.offset(x: geometry.size.width) }
                Text("still")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        #expect(host.frame.lines.prefix(3) == ["still", "     12345", "still"])
    }

    @Test func `effects follow one another, with the meaning that they have on views`() {
        let host = SceneHost(columns: 40) {
            VStack {
                Text("faded").visualEffect { content, _ in content.opacity(0) }
                Text("point").visualEffect { content, _ in content.blur(radius: 2).scaleEffect(0) }
                Text("edge").visualEffect { content, _ in
                    content.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)).opacity(1)
                }
                Text("dim").visualEffect { content, _ in content.opacity(0.5).scaleEffect(1.2).grayscale(1) }
            }
        }
        #expect(host.frame.elements.map(\.label) == ["dim"])
    }

    @Test func `in a frame that grows, there is room for a view that is moved down by its height`() async throws {
        struct Sinking: View {
            @State private var isSunk = true

            var body: some View {
                Text("first\nsecond").visualEffect { [isSunk] content, geometry in
                    content.offset(y: isSunk ? geometry.size.height : 0)
                }
                Button("Rise") { isSunk.toggle() }
            }
        }
        let host = SceneHost(columns: 40) { VStack { Sinking() } }
        func lines() -> [String] { host.frame.lines.map { $0.trimmingCharacters(in: .whitespaces) } }
        #expect(lines() == ["", "", "first", "second", "Rise"])
        try await host.press("Rise")
        #expect(lines() == ["first", "second", "Rise"])
        #expect(host.frame.lines == host.frameFromScratch().lines)
    }

    @Test func `a view is asked for its place in a coordinate space whenever it scrolls`() async throws {
        let host = SceneHost(columns: 40, rows: 10, style: .screen) {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<40) { row in
                        Button("row \(row)") {}.buttonStyle(.plain).visualEffect { content, geometry in
                            content.offset(x: geometry.frame(in: .scrollView).minY == 32 ? 80 : 0)
                        }
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        func moved() -> [String] {
            host.frame.lines.filter { $0.hasPrefix("     ") }.map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(moved() == ["row 2"])
        try await host.more()
        #expect(moved().count == 1 && moved() != ["row 2"])
    }

    @Test func `each view of several has its own geometry, and shapes are turned`() {
        let host = SceneHost(columns: 20, rows: 4, style: .screen) {
            VStack(alignment: .leading) {
                Group {
                    Text("one")
                    Text("three")
                }
                .visualEffect { content, geometry in content.offset(x: geometry.size.width) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        #expect(host.frame.lines.prefix(2) == ["   one", "     three"])

        func drawn(_ angle: Double, asEffect: Bool) -> String {
            let shape = Rectangle().stroke().frame(width: 96, height: 16)
            return SceneHost(columns: 20, rows: 10, style: .screen) {
                if asEffect {
                    shape.visualEffect { content, _ in content.rotationEffect(.degrees(angle)) }
                } else {
                    shape.rotationEffect(.degrees(angle))
                }
            }.frame.text
        }
        #expect(drawn(90, asEffect: true) == drawn(90, asEffect: false))
        #expect(drawn(90, asEffect: true) != drawn(0, asEffect: true))
    }

    @Test func `a button that has faded cannot be pressed`() async throws {
        let host = SceneHost(columns: 40) {
            Button {
            } label: {
                Text("Go").visualEffect { content, _ in content.opacity(0) }
            }
        }
        #expect(!host.frame.elements.contains { $0.role == .button && $0.isEnabled })
    }
}
