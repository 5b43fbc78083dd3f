import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct TabViewTests {
    struct Tabs: View {
        @State private var selection = "home"
        var log: (String) -> Void = { _ in }

        var body: some View {
            TabView(selection: $selection) {
                NavigationStack {
                    List { NavigationLink("Detail") { Text("deep").navigationTitle("Below") } }
                        .navigationTitle("Home")
                }
                .onAppear { log("home") }
                .onDisappear { log("home gone") }
                .tabItem { Label("Home", systemImage: "house") }
                .tag("home")
                CounterPage().tabItem { Text("Count") }.badge(2).tag("count").onAppear { log("count") }
                Button("To the start") { selection = "home" }.tabItem { Text("More") }.tag("more")
            }
        }
    }

    struct CounterPage: View {
        @State private var count = 0
        var body: some View { Button("Pressed \(count)") { count += 1 } }
    }

    struct TwoPages: View {
        var body: some View {
            CounterPage().tabItem { Text("One") }
            Text("other").tabItem { Text("Two") }
        }
    }

    @Test func `the pages of a view that has several are pages of the tab view`() async throws {
        let host = SceneHost(columns: 24, rows: 6) { TabView { TwoPages() } }
        #expect(host.frame.lines.first == "One  Two")
        try await host.press("Pressed 0")
        try await host.press("Two")
        #expect(host.frame.lines.last == "other")
        try await host.press("One")
        #expect(host.frame.element("Pressed 1") != nil)
    }

    @Test func `an image and a text are a tab's icon and title`() {
        let host = SceneHost(columns: 24, rows: 6) {
            TabView {
                Text("page").tabItem {
                    Image(systemName: "xbox.logo")
                    Text("Add and remove")
                }
                Text("other").tabItem {
                    Image(systemName: "house")
                    Text("Home")
                }
            }
        }
        #expect(host.frame.lines.first.map { $0.contains("Add") && $0.contains("⌂") && !$0.contains("xbox") } == true)
        #expect(host.frame.lines.dropFirst().first == "")
        #expect(host.frame.elements.filter { $0.role == .tab }.map(\.label) == ["Add and remove", "Home"])
    }

    @Test func `one page is shown and a bar leads to the others`() async throws {
        let host = SceneHost(columns: 40, rows: 10) { Tabs() }
        #expect(host.frame.lines == ["⌂ Home  Count (2)  More", "", "Home", "", "Detail"])
        #expect(host.frame.elements.filter { $0.role == .tab }.map(\.label) == ["Home", "Count, (2)", "More"])
        #expect(host.frame.elements.filter { $0.role == .tab }.map(\.value) == ["selected", nil, nil])
        try await host.press("Count")
        #expect(host.frame.lines.last == "Pressed 0")
        try await host.press("More")
        try await host.press("To the start")
        #expect(host.frame.title == "Home")
    }

    @Test func `each page keeps its state and its place while another is shown`() async throws {
        let host = SceneHost(columns: 40, rows: 10) { Tabs() }
        try await host.press("Detail")
        #expect(host.frame.path == ["Home", "Below"])
        try await host.press("Count")
        try await host.press("Pressed 0")
        try await host.press("Home")
        #expect(host.frame.path == ["Home", "Below"])
        try await host.back()
        #expect(host.frame.path == ["Home"])
        try await host.press("Count")
        #expect(host.frame.element("Pressed 1") != nil)
    }

    @Test func `pages appear when they are shown, and no sooner`() async throws {
        var events: [String] = []
        let host = SceneHost(columns: 40, rows: 10) { Tabs { events.append($0) } }
        await host.settle()
        #expect(events == ["home"])
        try await host.press("Count")
        #expect(Set(events.dropFirst()) == ["home gone", "count"])
        try await host.press("Home")
        #expect(events.last == "home")
    }

    struct Typed: View {
        enum Place: Hashable {
            case first, second
        }

        @State private var place = Place.second

        var body: some View {
            TabView(selection: $place) {
                Tab("One", systemImage: "1.circle", value: .first) { Text("first page") }
                Tab("Two", systemImage: "2.circle", value: .second) { Text("second page") }
            }
        }
    }

    @Test func `tabs are declared by their values too`() async throws {
        let host = SceneHost(columns: 40, rows: 10) { Typed() }
        #expect(host.frame.text.contains("second page"))
        try await host.press("One")
        #expect(host.frame.text.contains("first page"))
        #expect(!host.frame.text.contains("second page"))
    }

    @Test func `pages without labels turn`() async throws {
        let host = SceneHost(columns: 20, rows: 4) {
            TabView {
                ForEach(["A", "B", "C"], id: \.self) { Text("page \($0)") }
            }
            .tabViewStyle(.page)
        }
        #expect(host.frame.lines == ["page A", "‹ 1 of 3 ›"])
        try await host.press("Page")
        #expect(host.frame.lines == ["page B", "‹ 2 of 3 ›"])
        try await host.perform("Previous page", on: "Page")
        #expect(host.frame.lines == ["page A", "‹ 1 of 3 ›"])
    }

    @Test func `a bar of one's own over the pages covers none of their words`() {
        func lines(_ alignment: Alignment, style: SceneHost.Style = .numbered) -> [String] {
            SceneHost(style: style) {
                ZStack(alignment: alignment) {
                    TabView {
                        Text("Songs").tag(0)
                        Text("Stations").tag(1)
                    }
                    .tabViewStyle(.page)
                    HStack { Button("Library") {} }.frame(height: 32).background(.gray)
                }
            }.frame.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
        #expect(lines(.bottom) == ["Songs", "[1] ‹ 1 of 2 ›", "[2] Library"])
        #expect(lines(.top) == ["[2] Library", "Songs", "[1] ‹ 1 of 2 ›"])
    }

    @Test func `a label of views below each other stands in the bar's row`() async throws {
        let host = SceneHost(columns: 40, style: .numbered) {
            TabView {
                Text("First").tabItem {
                    VStack {
                        Image(systemName: "star")
                        Text("Tasks")
                    }
                }
                Text("Second").tabItem { VStack { Text("Team") } }
            }
        }
        #expect(host.frame.lines.first == "[1] ☆ Tasks  [2] Team")
    }
}
