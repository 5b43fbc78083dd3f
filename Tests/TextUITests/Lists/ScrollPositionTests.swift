import Testing

@testable import SwiftUI

@MainActor @Suite struct ScrollPositionTests {
    struct Rows: View {
        @State private var top: Int?

        var body: some View {
            VStack(alignment: .leading) {
                Text("At \(top ?? -1)")
                Button("Go to 40") { top = 40 }
                ScrollView {
                    LazyVStack(alignment: .leading) { ForEach(0..<100) { Text("row \($0)") } }.scrollTargetLayout()
                }
                .scrollPosition(id: $top)
            }
        }
    }

    @Test func `the position is scrolled to, and follows scrolling`() async throws {
        let host = SceneHost(columns: 20, rows: 8, style: .screen) { Rows() }
        try await host.press("Go to 40")
        #expect(host.frame.lines[2] == "row 40")
        try await host.more()
        #expect(host.frame.lines[0] == "At 46" && host.frame.lines[2] == "row 46")
    }

    @Test func `a place within a tall stack is scrolled to`() async throws {
        struct Screen: View {
            var body: some View {
                ScrollViewReader { reader in
                    Button("Jump") { reader.scrollTo(30, anchor: .top) }
                    ScrollView { VStack(alignment: .leading) { ForEach(0..<60) { Text("row \($0)").id($0) } } }
                }
            }
        }
        let host = SceneHost(columns: 20, rows: 8, style: .screen) { Screen() }
        try await host.press("Jump")
        #expect(host.frame.lines[1].hasSuffix("row 30"))
    }

    @Test func `a scroll view that is disabled is moved by the program alone`() async throws {
        let host = SceneHost(columns: 20, rows: 5, style: .screen) {
            ScrollView { LazyVStack { ForEach(0..<50) { Text("row \($0)") } } }.scrollDisabled(true)
        }
        #expect(!host.frame.hasMore)
        await #expect(throws: CommandError.self) { try await host.more() }
    }

    @Test func `a frame is a part of the scroll view around it`() {
        let host = SceneHost(columns: 40, rows: 6, style: .screen) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<4) { number in
                        Text("page \(number)")
                            .containerRelativeFrame(.horizontal, count: 2, spacing: 0, alignment: .leading)
                    }
                }
            }
        }
        #expect(
            host.frame.lines.first { $0.contains("page") } == "page 0" + String(repeating: " ", count: 14) + "page 1")
        host.resize(columns: 20, rows: 6)
        #expect(host.frame.lines.first { $0.contains("page") } == "page 0    page 1")
    }
}
