import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ToolbarFormTests {
    struct Own: CustomizableToolbarContent {
        let press: @MainActor () -> Void
        var body: some CustomizableToolbarContent {
            ToolbarItem(id: "own") { Button("Own", action: press) }
            ToolbarItem(id: "hidden") { Button("Hidden", action: press) }.defaultCustomization(.hidden)
        }
    }

    struct Page: View {
        @State private var count = 0
        var body: some View {
            NavigationStack {
                Text("pressed \(count)")
                    .navigationTitle("Title")
                    .toolbar(removing: .title)
                    .toolbar(id: "tools") { Own { count += 1 } }
                    .toolbarTitleMenu { Button("Rename") { count += 10 } }
                    .toolbar {
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Below") { count += 100 }
                        } label: {
                            Label("More", systemImage: "ellipsis")
                        }
                    }
            }
        }
    }

    @Test func `a spacer inside a tool takes no room from the others`() {
        let host = SceneHost(columns: 60) {
            NavigationStack {
                Text("content").navigationTitle("T").toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        HStack {
                            Button("A") {}
                            Spacer(minLength: 20)
                            Button("B") {}
                        }
                    }
                    ToolbarItem(placement: .topBarTrailing) {
                        HStack {
                            Button("C") {}
                            Spacer()
                            Button("D") {}
                        }
                    }
                }
            }
        }
        let bar = host.frame.lines.first ?? ""
        #expect(["T", "A", "B", "C", "D"].allSatisfy { bar.contains($0) })
    }

    @Test func `tools of all kinds are pressed, and what is removed is not there`() async throws {
        let host = SceneHost(columns: 60) { Page() }
        #expect(!host.frame.text.contains("Title") && host.frame.element("Hidden") == nil)
        try await host.press("Own")
        try await host.press("Below")
        try await host.press("More")
        try await host.press("Rename")
        #expect(host.frame.text.contains("pressed 111"))
    }

    @Test func `a row that cannot be chosen is no choice`() async throws {
        struct Screen: View {
            @State private var choice: Int?
            var body: some View {
                Text("chosen \(choice ?? 0)")
                List(selection: $choice) {
                    Text("one").tag(1)
                    Text("two").tag(2).selectionDisabled()
                }
            }
        }
        let host = SceneHost { Screen() }
        #expect(host.frame.element("one")?.isActionable == true)
        #expect(host.frame.element("two")?.isActionable == false)
        try await host.press("one")
        #expect(host.frame.lines[0] == "chosen 1")
    }

    @Test func `tabs of a collection are pages`() async throws {
        let host = SceneHost(columns: 60) {
            TabView {
                Tab("Home", systemImage: "house") { Text("at home") }
                ForEach(["Red", "Blue"], id: \.self) { name in
                    Tab(name, systemImage: "circle") { Text("all \(name)") }
                }
                Tab(role: .search) { Text("searching") }
            }
        }
        #expect(host.frame.text.contains("at home"))
        try await host.press("Blue")
        #expect(host.frame.text.contains("all Blue"))
        try await host.press("Search")
        #expect(host.frame.text.contains("searching"))
    }

    @Test func `scrolling and zooming by those who hear are further actions`() async throws {
        struct Screen: View {
            @State private var log = ""
            var body: some View {
                Text("log \(log)")
                Text("Map")
                    .accessibilityScrollAction { log += "\($0) " }
                    .accessibilityZoomAction { log += $0.direction == .zoomIn ? "in " : "out " }
                    .accessibilityLabel("City map", isEnabled: true)
            }
        }
        let host = SceneHost(columns: 60) { Screen() }
        try await host.perform("Scroll bottom", on: "City map")
        try await host.perform("Zoom out", on: "City map")
        #expect(host.frame.lines[0] == "log bottom out")
    }

    @Test func `tools that find no room beside each other stand below`() {
        let host = SceneHost(columns: 30, style: .numbered) {
            NavigationStack {
                Text("Content").navigationTitle("Game")
                    .toolbar {
                        Button("New game") {}
                        Button("Statistics") {}
                        Button("Settings") {}
                    }
            }
        }
        let text = host.frame.text
        #expect(["New game", "Statistics", "Settings", "Content"].allSatisfy(text.contains))
    }

    @Test func `the content of a page stands in the middle, as a screen's`() {
        let host = SceneHost(columns: 21, rows: 9, style: .screen) { NavigationStack { Text("Hello") } }
        #expect(host.frame.lines[4] == String(repeating: " ", count: 8) + "Hello")
    }

    @Test(arguments: [SceneHost.Style.numbered, .screen]) func `what stands in a title's place begins its row`(
        style: SceneHost.Style
    ) throws {
        let host = SceneHost(columns: 40, rows: 8, style: style) {
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItem(placement: .principal) { Text("Custom title") }
                    ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                }
            }
        }
        let row = try #require(host.frame.text.split(separator: "\n").first { $0.contains("Custom title") })
        #expect(row.hasPrefix("Custom title") && row.contains("Add"))
    }
}
