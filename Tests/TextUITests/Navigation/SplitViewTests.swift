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

    @Test(arguments: [SceneHost.Style.screen, .plain])
    func `on a wide screen the columns stand beside each other, and choices show beside them`(
        _ style: SceneHost.Style
    ) async throws {
        let host = SceneHost(columns: 120, rows: 20, style: style) { Mail() }
        func titles() -> [String] {
            host.frame.lines[0].split(separator: "│").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(titles().count == 3 && titles()[0].hasPrefix("Boxes") && titles()[1...] == ["Nothing", "Letter"])
        #expect(host.frame.text.contains("letter 0 of none"))
        #expect(host.frame.element("Detail") == nil)
        try await host.press("Out")
        try await host.press("Letter 2")
        #expect(host.frame.path == ["Boxes", "Out", "Letter"])
        #expect(titles()[1...] == ["Out", "Letter"] && host.frame.text.contains("letter 2 of Out"))
        try await host.press("In")
        #expect(host.frame.text.contains("letter 2 of In"))
        await #expect(throws: CommandError.self) { try await host.back() }
        #expect(host.frame.lines == host.frameFromScratch().lines)
    }

    @Test func `a choice stays when the screen becomes narrow and wide again`() async throws {
        let host = SceneHost(columns: 120) { Mail() }
        try await host.press("Out")
        try await host.press("Letter 2")
        host.resize(columns: 60, rows: 24)
        #expect(host.frame.path == ["Boxes", "Out", "Letter"] && host.frame.element("In") == nil)
        try await host.back()
        #expect(host.frame.lines[0] == "Boxes › Out")
        host.resize(columns: 120, rows: 24)
        #expect(host.frame.text.contains("letter 0 of Out") && host.frame.element("In") != nil)
        #expect(host.frame.lines == host.frameFromScratch().lines)
    }

    @Test func `keys lead from column to column, and the focus stays in its column`() async throws {
        let host = SceneHost(columns: 120, rows: 20, style: .screen) { Mail() }
        func focused() -> String? { host.frame.elements.first { $0.isFocused }?.label }
        for _ in 0..<4 where focused() != "Out" { try await host.key("down") }
        try await host.key("enter")
        #expect(focused() == "Out" && host.frame.path == ["Boxes", "Out", "Letter"])
        try await host.key("right")
        let letter = try #require(focused())
        #expect(letter.hasPrefix("Letter"))
        try await host.key("enter")
        #expect(focused() == letter && host.frame.text.contains("letter \(letter.suffix(1)) of Out"))
        try await host.key("left")
        #expect(["In", "Out"].contains(focused()))
        #expect(host.frame.elements.map(\.isFocused) == host.frameFromScratch().elements.map(\.isFocused))
    }

    @Test func `the focus stays when the screen is resized, and so does what was typed beside it`() async throws {
        struct Note: View {
            @State private var text = ""
            var body: some View { TextField("Note", text: $text) }
        }
        struct Screen: View {
            @State private var plant: String? = "Fern"
            var body: some View {
                NavigationSplitView {
                    List(selection: $plant) { Text("Fern").tag("Fern") }
                } detail: {
                    Note()
                }
            }
        }
        let host = SceneHost(columns: 120) { Screen() }
        try await host.set("Note", to: "green")
        for _ in 0..<6 where host.frame.element("Note")?.isFocused != true { try await host.key("tab") }
        for columns in [60, 120] {
            host.resize(columns: columns, rows: 24)
            let note = try #require(host.frame.element("Note"))
            #expect(note.value == "green" && note.isFocused)
        }
        #expect(host.frame.element("Fern") != nil)
    }

    @Test func `a link in the sidebar replaces the detail, also on the way to a narrow screen`() async throws {
        struct Screen: View {
            var body: some View {
                NavigationSplitView {
                    VStack {
                        NavigationLink("Fern") { Text("green").navigationTitle("Green") }
                        NavigationLink("Moss", value: 1)
                    }
                    .navigationTitle("Plants")
                    .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("Page") }
                } detail: {
                    Text("nothing chosen").navigationTitle("None")
                }
            }
        }
        let host = SceneHost(columns: 120) { Screen() }
        #expect(host.frame.path == ["Plants", "None"])
        try await host.press("Fern")
        #expect(host.frame.path == ["Plants", "Green"] && host.frame.text.contains("green"))
        try await host.press("Moss")
        #expect(host.frame.path == ["Plants", "Page"] && host.frame.text.contains("page 1"))
        #expect(!host.frame.text.contains("green") && !host.frame.text.contains("nothing chosen"))
        await #expect(throws: CommandError.self) { try await host.back() }
        host.resize(columns: 60, rows: 24)
        #expect(host.frame.path == ["Plants", "Page"] && host.frame.element("Fern") == nil)
        host.resize(columns: 120, rows: 24)
        #expect(host.frame.path == ["Plants", "Page"] && host.frame.element("Fern") != nil)
        host.resize(columns: 60, rows: 24)
        try await host.back()
        #expect(host.frame.path == ["Plants"])
        try await host.press("Fern")
        host.resize(columns: 120, rows: 24)
        #expect(host.frame.path == ["Plants", "Green"] && host.frame.text.contains("green"))
    }

    @Test func `a stack in the detail goes on by itself, beside the sidebar`() async throws {
        struct Screen: View {
            @State private var plant: String?
            var body: some View {
                NavigationSplitView {
                    List(["Fern", "Moss"], id: \.self, selection: $plant) { Text($0) }.navigationTitle("Plants")
                } detail: {
                    NavigationStack {
                        NavigationLink("More", value: 1)
                            .navigationTitle(plant ?? "None")
                            .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("Page") }
                    }
                }
            }
        }
        let host = SceneHost(columns: 120) { Screen() }
        try await host.press("Fern")
        try await host.press("More")
        #expect(host.frame.path == ["Plants", "Fern", "Page"])
        #expect(host.frame.lines[0].contains("│ Fern › Page") && host.frame.element("Moss") != nil)
        try await host.back()
        #expect(host.frame.element("More") != nil)
        try await host.press("Sidebar")
        #expect(host.frame.element("Moss") == nil)
        #expect(host.frame.lines[0].hasPrefix("Fern") && host.frame.lines[0].contains("Sidebar"))
        try await host.press("Sidebar")
        #expect(host.frame.element("Moss") != nil)
    }

    @Test func `the program says which columns are visible, and hears of it`() async throws {
        struct Screen: View {
            @State private var visibility = NavigationSplitViewVisibility.doubleColumn
            var body: some View {
                NavigationSplitView(columnVisibility: $visibility) {
                    Text("first")
                } content: {
                    Text("second")
                } detail: {
                    Text(visibility == .all ? "all" : "not all")
                    Button("Alone") { visibility = .detailOnly }
                }
            }
        }
        let host = SceneHost(columns: 120) { Screen() }
        func columns() -> [String] {
            ["first", "second"].filter { host.frame.text.contains($0) }
                + [host.frame.element("all")?.label ?? "not all"]
        }
        #expect(columns() == ["second", "not all"])
        try await host.press("Sidebar")
        #expect(columns() == ["first", "second", "all"])
        try await host.press("Sidebar")
        #expect(columns() == ["second", "not all"])
        try await host.press("Alone")
        #expect(columns() == ["not all"])
        try await host.press("Sidebar")
        #expect(columns() == ["first", "second", "all"])
    }

    @Test func `columns are as wide as they say, and the tool can be left out`() {
        func line(_ sidebar: some View) -> Int? {
            let host = SceneHost(columns: 120) {
                NavigationSplitView {
                    sidebar
                } detail: {
                    Text("detail")
                }
            }
            #expect(host.frame.element("Sidebar") == nil)
            return host.frame.lines[0].split(separator: "│").first?.count
        }
        let sidebar = Text("side").toolbar(removing: .sidebarToggle)
        #expect(line(sidebar) == 31)
        #expect(line(sidebar.navigationSplitViewColumnWidth(160)) == 21)
        #expect(line(sidebar.navigationSplitViewColumnWidth(min: 80, ideal: 4000, max: 400)) == 51)
        #expect(line(sidebar.navigationSplitViewColumnWidth(min: 80, ideal: 800)) == 78)
    }

    @Test func `a sheet and a compact place have one column`() async throws {
        struct Screen: View {
            @State private var isShown = false
            var body: some View {
                Mail().environment(\.horizontalSizeClass, .compact)
                Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Mail() }
            }
        }
        let host = SceneHost(columns: 120) { Screen() }
        #expect(host.frame.path == ["Boxes"])
        try await host.press("Show")
        #expect(host.frame.path == ["Boxes"])
    }
}
