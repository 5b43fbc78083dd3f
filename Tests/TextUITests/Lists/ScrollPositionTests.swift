import Testing

import SwiftUI
import TextUICore

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

    @Test func `a transaction says where the row stands that is scrolled to`() async throws {
        struct Screen: View {
            @State private var id: Int?
            var body: some View {
                Button("Jump") { withTransaction(\.scrollTargetAnchor, .bottom) { id = 30 } }
                ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<60) { Text("row \($0)").id($0) } } }
                    .scrollPosition(id: $id)
            }
        }
        let host = SceneHost(columns: 20, rows: 8, style: .screen) { Screen() }
        try await host.press("Jump")
        #expect(host.frame.lines.last { $0.contains("row") }?.contains("row 30") == true)
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

@MainActor @Suite struct ScrollFollowingTests {
    struct Rows: View {
        @State private var position = ScrollPosition(idType: Int.self)
        @State private var log: [String] = []
        @State private var isFar = false
        @State private var ids: [Int] = []

        var body: some View {
            VStack(alignment: .leading) {
                Text("at \(position.viewID(type: Int.self) ?? -1)\(position.isPositionedByUser ? " by hand" : "")")
                Text(log.joined(separator: " "))
                Text("\(isFar ? "far" : "near") \(ids.first ?? -1)-\(ids.last ?? -1)")
                HStack {
                    Button("End") { position.scrollTo(edge: .bottom) }
                    Button("To 20") { position.scrollTo(id: 20) }
                    Button("Down") { position.scrollTo(y: 160) }
                }
                ScrollView {
                    LazyVStack(alignment: .leading) { ForEach(0..<100) { Text("row \($0)") } }.scrollTargetLayout()
                }
                .scrollPosition($position)
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y > 320
                } action: { _, now in
                    isFar = now
                }
                .onScrollPhaseChange { old, new in log.append("\(old.isScrolling)>\(new.isScrolling)") }
                .onScrollTargetVisibilityChange(idType: Int.self) { ids = $0 }
            }
        }
    }

    @Test func `the program scrolls to an id, an edge and a place`() async throws {
        let host = SceneHost(columns: 30, rows: 10, style: .screen) { Rows() }
        #expect(host.frame.lines[2] == "near 0-5")
        try await host.press("To 20")
        #expect(host.frame.lines[4] == "row 20")
        #expect(host.frame.lines[0] == "at 20")
        try await host.press("Down")
        #expect(host.frame.lines[4] == "row 10")
        try await host.press("End")
        #expect(host.frame.lines[9] == "row 99")
        #expect(host.frame.lines[2] == "far 94-99")
        // What the program does is not said to be the person's doing.
        #expect(host.frame.lines[1] == "")
    }

    @Test func `the person's scrolling is told`() async throws {
        let host = SceneHost(columns: 30, rows: 10, style: .screen) { Rows() }
        try await host.more()
        #expect(host.frame.lines[0] == "at 6 by hand")
        #expect(host.frame.lines[1] == "false>true true>false")
        #expect(host.frame.lines[2] == "near 6-11")
    }

    @Test func `the geometry has the size of the content and of the window, in points`() async throws {
        final class Seen { var geometry: ScrollGeometry? }
        let seen = Seen()
        let host = SceneHost(columns: 20, rows: 5, style: .screen) {
            ScrollView { VStack { ForEach(0..<30) { Text("row \($0)") } } }
                .onScrollGeometryChange(for: ScrollGeometry.self) {
                    $0
                } action: { _, now in
                    seen.geometry = now
                }
        }
        await host.settle()
        #expect(seen.geometry?.containerSize == CGSize(width: 160, height: 80))
        #expect(seen.geometry?.contentSize.height == 480)
        try await host.scrollToEnd()
        #expect(seen.geometry?.contentOffset.y == 400)
        #expect(seen.geometry?.visibleRect.maxY == seen.geometry?.contentSize.height)
    }

    @Test func `a view says when it comes into view and when it leaves it`() async throws {
        struct Screen: View {
            @State private var log: [String] = []
            var body: some View {
                VStack(alignment: .leading) {
                    Text(log.joined(separator: " "))
                    ScrollView {
                        LazyVStack {
                            ForEach(0..<20) { number in
                                if number == 7 {
                                    Text("seven").onScrollVisibilityChange { log.append($0 ? "in" : "out") }
                                } else {
                                    Text("row \(number)")
                                }
                            }
                        }
                    }
                }
            }
        }
        let host = SceneHost(columns: 20, rows: 6, style: .screen) { Screen() }
        #expect(host.frame.lines[0] == "")
        try await host.more()
        #expect(host.frame.lines[0] == "in")
        try await host.more()
        #expect(host.frame.lines[0] == "in out")
    }

    @Test func `a view measures from the scroll view around it`() {
        final class Seen {
            var frame = CGRect.zero
            var bounds: CGRect?
        }
        let seen = Seen()
        let host = SceneHost(columns: 20, rows: 6, style: .screen) {
            VStack(spacing: 0) {
                Text("above")
                ScrollView {
                    Text("first")
                    GeometryReader { proxy in
                        let _ = seen.frame = proxy.frame(in: .scrollView)
                        let _ = seen.bounds = proxy.bounds(of: .scrollView)
                        Text("second")
                    }
                    .frame(height: 16)
                }
            }
        }
        _ = host.frame
        #expect(seen.frame.minY == 16 && seen.frame.height == 16)
        #expect(seen.bounds == CGRect(x: 0, y: -16, width: 160, height: 80))
    }

    struct Across: View {
        @State private var first: Int?

        var body: some View {
            ScrollViewReader { reader in
                Text("At \(first ?? -1)")
                Button("To 20") { reader.scrollTo(20, anchor: .center) }
                Button("Set 30") { first = 30 }
                ScrollView(.horizontal) {
                    HStack { ForEach(0..<40) { Text("n\($0)").frame(width: 40) } }.scrollTargetLayout()
                }
                .scrollPosition(id: $first)
            }
        }
    }

    @Test func `what goes across is scrolled to, and follows scrolling`() async throws {
        let host = SceneHost(columns: 30, rows: 8, style: .screen) { Across() }
        await host.settle()
        #expect(host.frame.text.contains("n0") && !host.frame.text.contains("n20"))
        try await host.press("To 20")
        let shown = try #require(host.frame.lines.first { $0.contains("n20") })
        #expect(try #require(shown.range(of: "n20")).lowerBound.utf16Offset(in: shown) > 8)
        try await host.press("Set 30")
        #expect(host.frame.lines.contains { $0.trimmingCharacters(in: .whitespaces).hasPrefix("n30") })
        #expect(host.frame.text.contains("At 30"))
        try await host.less()
        let shownNow = try #require(host.frame.lines.last { $0.contains("n2") })
        let first = try #require(shownNow.split(separator: " ").first { $0.hasPrefix("n") })
        #expect(host.frame.text.contains("At \(first.dropFirst())"))
    }
}
