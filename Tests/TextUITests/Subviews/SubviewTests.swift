import Testing

import SwiftUI
import TextUICore

extension ContainerValues {
    @Entry fileprivate var isFirst: Bool = false
}

@MainActor @Suite struct SubviewTests {
    /// A container that numbers what it is given.
    struct Numbered<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            VStack(alignment: .leading) {
                Group(subviews: content) { subviews in
                    Text("\(subviews.count) parts")
                    ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                        HStack {
                            Text("\(index + 1).")
                            subview
                        }
                    }
                }
            }
        }
    }

    struct Count: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func `a subview's values can be read from anywhere`() {
        nonisolated func marked(_ subviews: SubviewsCollection) -> Int { subviews.count { $0.containerValues.isFirst } }
        let host = SceneHost {
            Group(
                subviews: Group {
                    Text("a").containerValue(\.isFirst, true); Text("b")
                }
            ) {
                Text("\(marked($0)) of \($0.count)")
            }
        }
        #expect(host.frame.lines == ["1 of 2"])
    }

    struct Pair: View {
        @State private var isOpen = false

        var body: some View {
            Button("first") { isOpen.toggle() }
            if isOpen { Text("opened") }
            Text("second")
        }
    }

    @Test func `a container finds the views of a body that gives several`() async throws {
        let host = SceneHost {
            Numbered {
                Text("a")
                Pair()
            }
        }
        #expect(host.frame.lines == ["3 parts", "1. a", "2. first", "3. second"])
        try await host.press("first")
        #expect(host.frame.lines == ["4 parts", "1. a", "2. first", "3. opened", "4. second"])
    }

    @Test func `a container finds what a builder was given, each of a collection alone`() {
        let host = SceneHost {
            Numbered {
                Text("a")
                ForEach(0..<2) { Text("item \($0)") }
                if true { Text("b") }
            }
        }
        #expect(host.frame.lines == ["4 parts", "1. a", "2. item 0", "3. item 1", "4. b"])
    }

    @Test func `the state of a part lasts while others come and go`() async throws {
        struct Screen: View {
            @State private var hasMore = false
            var body: some View {
                Button("More") { hasMore.toggle() }
                Numbered {
                    if hasMore { Text("new") }
                    Count(name: "kept")
                }
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("kept 0")
        try await host.press("More")
        #expect(host.frame.lines == ["More", "2 parts", "1. new", "2. kept 1"])
        try await host.press("More")
        #expect(host.frame.lines == ["More", "1 parts", "1. kept 1"])
    }

    @Test func `a part takes the environment of its place, over that of its own`() async throws {
        struct Shown: View {
            let name: String
            @Environment(\.isEnabled) private var isEnabled
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("\(name) \(isEnabled ? "on" : "off") \(limit ?? 0)") }
        }
        struct Screen: View {
            @State private var isOff = false
            var body: some View {
                VStack(alignment: .leading) {
                    Button("Turn") { isOff.toggle() }
                    ForEach(subviews: parts) { $0.disabled(isOff) }
                }
            }
            @ViewBuilder private var parts: some View {
                Shown(name: "a").lineLimit(7)
                Shown(name: "b")
            }
        }
        let host = SceneHost { Screen() }
        #expect(host.frame.lines == ["Turn", "a on 7", "b on 0"])
        try await host.press("Turn")
        #expect(host.frame.lines == ["Turn", "a off 7", "b off 0"])
        try await host.press("Turn")
        #expect(host.frame.lines == ["Turn", "a on 7", "b on 0"])
    }

    @Test func `a part appears when it is shown, and disappears when it is left out`() async throws {
        struct Screen: View {
            @State private var count = 1
            @State private var log: [String] = []
            var body: some View {
                VStack(alignment: .leading) {
                    Text(log.joined(separator: " "))
                    Button("More") { count += 1 }
                    Button("Less") { count -= 1 }
                    Group(subviews: parts) { subviews in ForEach(subviews.prefix(count)) { $0 } }
                }
            }
            private var parts: some View {
                ForEach(["a", "b"], id: \.self) { name in
                    Text(name).onAppear { log.append("+\(name)") }.onDisappear { log.append("-\(name)") }
                }
            }
        }
        let host = SceneHost { Screen() }
        #expect(host.frame.lines == ["+a", "More", "Less", "a"])
        try await host.press("More")
        #expect(host.frame.lines == ["+a +b", "More", "Less", "a", "b"])
        try await host.press("Less")
        #expect(host.frame.lines == ["+a +b -b", "More", "Less", "a"])
    }

    @Test func `a part gives values to its container`() {
        let host = SceneHost {
            VStack(alignment: .leading) {
                ForEach(
                    subviews: Group {
                        Text("a").tag(5).containerValue(\.isFirst, true)
                        Text("b")
                    }
                ) { subview in
                    HStack {
                        subview
                        Text(subview.containerValues.isFirst ? "first" : "not first")
                        Text("tag \(subview.containerValues.tag(for: Int.self) ?? 0)")
                    }
                }
            }
        }
        #expect(host.frame.lines == ["a first tag 5", "b not first tag 0"])
    }

    @Test func `a container finds sections with their headers and footers`() {
        struct Cards<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                VStack(alignment: .leading) {
                    ForEach(sections: content) { section in
                        if !section.header.isEmpty {
                            HStack {
                                Text("#"); section.header
                            }
                        }
                        ForEach(section.content) { part in
                            HStack {
                                Text("-"); part
                            }
                        }
                        section.footer
                    }
                }
            }
        }
        let host = SceneHost {
            Cards {
                Text("alone")
                Section("Fruit") {
                    Text("apple")
                    Text("pear")
                }
                Section {
                    Text("leek")
                } footer: {
                    Text("all fresh")
                }
            }
        }
        #expect(host.frame.lines == ["- alone", "# Fruit", "- apple", "- pear", "- leek", "all fresh"])
    }
}
