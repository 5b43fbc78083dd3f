import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct SplitViewTests {
    struct Mail: View {
        @State private var box: String?
        @State private var letter: Int?

        var body: some View {
            NavigationSplitView {
                List(["In", "Out"], id: \.self, selection: $box) { Text($0) }.navigationTitle("Boxes")
            } content: {
                List(1..<4, id: \.self, selection: $letter) { number in
                    NavigationLink("Letter \(number)", value: number)
                }
                .navigationTitle(box ?? "Nothing")
            } detail: {
                Text("letter \(letter ?? 0) of \(box ?? "none")").navigationTitle("Letter")
            }
        }
    }

    @Test func `a choice leads to the next column, and going back lets go of it`() async throws {
        let host = SceneHost(columns: 40) { Mail() }
        #expect(host.frame.path == ["Boxes"])
        try await host.press("Out")
        #expect(host.frame.path == ["Boxes", "Out"])
        try await host.press("Letter 2")
        #expect(host.frame.path == ["Boxes", "Out", "Letter"])
        #expect(host.frame.text.contains("letter 2 of Out"))
        try await host.back()
        #expect(host.frame.path == ["Boxes", "Out"])
        try await host.press("Letter 2")
        #expect(host.frame.text.contains("letter 2 of Out"))
        try await host.back()
        try await host.back()
        #expect(host.frame.path == ["Boxes"])
        try await host.press("In")
        #expect(host.frame.path == ["Boxes", "In"])
    }

    @Test func `a stack in the last column goes on from there`() async throws {
        struct Screen: View {
            @State private var plant: String?
            var body: some View {
                NavigationSplitView {
                    List(selection: $plant) { Text("Fern").tag("Fern") }.navigationTitle("Plants")
                } detail: {
                    NavigationStack {
                        NavigationLink("More of \(plant ?? "")", value: 1)
                            .navigationTitle(plant ?? "")
                            .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("Page") }
                    }
                }
            }
        }
        let host = SceneHost(columns: 40) { Screen() }
        try await host.press("Fern")
        try await host.press("More of Fern")
        #expect(host.frame.text.contains("page 1"))
        try await host.back()
        #expect(host.frame.text.contains("More of Fern"))
        try await host.back()
        #expect(host.frame.path == ["Plants"])
    }

    @Test(arguments: [SceneHost.Style.screen, .plain])
    func `a stack in a column has the only bar there`(_ style: SceneHost.Style) async throws {
        struct Screen: View {
            var body: some View {
                NavigationSplitView {
                    NavigationLink("Fern") { NavigationStack { Text("green").navigationTitle("Fern") } }
                        .navigationTitle("Plants")
                } detail: {
                    Text("none")
                }
            }
        }
        let host = SceneHost(columns: 40, rows: 20, style: style) { Screen() }
        try await host.press("Fern")
        #expect(host.frame.lines.first == "Plants › Fern")
    }

    @Test func `a choice that is there at first shows its column`() {
        struct Screen: View {
            @State private var plant: String? = "Fern"
            var body: some View {
                NavigationSplitView {
                    List(selection: $plant) { Text("Fern").tag("Fern") }.navigationTitle("Plants")
                } detail: {
                    Text("all of \(plant ?? "nothing")")
                }
            }
        }
        let host = SceneHost(columns: 40) { Screen() }
        #expect(host.frame.text.contains("all of Fern"))
    }

    @Test func `the program says which column is shown`() async throws {
        struct Screen: View {
            @State private var column = NavigationSplitViewColumn.detail
            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Text(column == .sidebar ? "at the side" : "elsewhere").navigationTitle("Side")
                } detail: {
                    Button("Aside") { column = .sidebar }
                }
            }
        }
        let host = SceneHost(columns: 40) { Screen() }
        try await host.press("Aside")
        #expect(host.frame.text.contains("at the side"))
        try await host.press("Detail")
        #expect(host.frame.element("Aside") != nil)
        try await host.back()
        #expect(host.frame.text.contains("at the side"))
    }
}
