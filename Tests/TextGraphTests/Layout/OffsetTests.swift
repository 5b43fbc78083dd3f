import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct OffsetTests {
    @Test func `a field that is moved beyond the screen stays on it`() async throws {
        struct Fields: View {
            @State private var name = ""

            var body: some View {
                VStack {
                    TextField("Name", text: $name)
                    Text("Hello \(name)")
                }
                .offset(y: -150)
                .navigationTitle("Fields")
            }
        }
        let host = SceneHost(columns: 40, rows: 10, style: .screen) { Fields() }
        #expect(host.frame.lines.first?.contains("Name") == true)
        try await host.set("Name", to: "Ann")
        #expect(host.frame.text.contains("Hello Ann"))
    }

    @Test(arguments: [SceneHost.Style.screen, .numbered], [10, 16, 20, 24])
    func `a field that is moved beyond its page stays below the bar`(_ style: SceneHost.Style, rows: Int) async throws {
        struct Fields: View {
            @State private var text = ""

            var body: some View {
                NavigationView {
                    VStack {
                        TextField("Name", text: $text)
                        TextField("Word", text: $text)
                    }
                    .offset(y: -150)
                    .navigationTitle("Fields")
                }
            }
        }
        let host = SceneHost(columns: 60, rows: rows, style: style) { Fields() }
        let lines = host.frame.lines
        let name = try #require(lines.firstIndex { $0.contains("Name") })
        let title = try #require(lines.firstIndex { $0.contains("Fields") })
        #expect(title < name && lines[name...].contains { $0.contains("Word") })
    }

    @Test func `a field that is moved to the left stays on the screen`() {
        let host = SceneHost(columns: 40, rows: 4, style: .screen) {
            TextField("Name", text: .constant("Ann")).offset(x: -200)
        }
        #expect(host.frame.text.contains("Ann"))
    }

    @Test func `a drawer that is moved out by its width is out of sight until it is opened`() async throws {
        struct Drawer: View {
            @State private var isOpen = false

            var body: some View {
                ZStack(alignment: .leading) {
                    Button("Open") { isOpen = true }.frame(maxWidth: .infinity, alignment: .trailing)
                    List { Button("Dashboard") {} }.frame(width: 160).offset(x: isOpen ? 0 : -160)
                }
            }
        }
        let host = SceneHost(columns: 40, rows: 4, style: .screen) { Drawer() }
        #expect(!host.frame.text.contains("Dash") && host.frame.element("Dashboard") == nil)
        try await host.press("Open")
        #expect(host.frame.text.contains("Dashboard"))
    }

    @Test func `what cannot be acted on goes where it is moved`() {
        let host = SceneHost(columns: 40, rows: 4, style: .screen) { Text("decoration").offset(y: -150) }
        #expect(!host.frame.text.contains("decoration"))
    }

    @Test func `in lines what is moved down has room there`() async throws {
        struct Page: View {
            @State private var count = 0

            var body: some View {
                ZStack {
                    Text("page \(count)")
                    Button("Next") { count += 1 }.offset(y: 96)
                    Button("Later") {}.offset(y: 4000)
                }
            }
        }
        let host = SceneHost(columns: 20, rows: 24, style: .numbered) { Page() }
        #expect(host.frame.text.contains("[1] Next") && !host.frame.text.contains("Later"))
        try await host.press(1)
        #expect(host.frame.text.contains("page 1"))
    }

    @Test func `in lines what has a position is there`() {
        let host = SceneHost(columns: 40, rows: 24, style: .numbered) {
            VStack {
                Text("Head")
                ZStack {
                    Color.blue
                    Button("Dot") {}.position(x: 100, y: 100)
                }
                Text("Foot")
            }
        }
        #expect(host.frame.text.contains("[1] Dot") && host.frame.text.contains("Foot"))
    }

    @Test func `what scrolls may be moved by more than a screen`() async throws {
        let host = SceneHost(columns: 20, rows: 6, style: .screen) {
            ScrollView {
                ZStack(alignment: .topLeading) {
                    Color.clear.frame(height: 400)
                    Button("noon") {}.offset(y: 320)
                }
            }
        }
        try await host.scrollToEnd()
        #expect(host.frame.text.contains("noon"))
    }

    @Test func `what is moved out of a frame is seen`() {
        let host = SceneHost(columns: 12, rows: 1, style: .screen) {
            HStack {
                Text("a").offset(x: 48).frame(width: 16)
                Spacer()
            }
        }
        #expect(host.frame.lines == ["      a"])
    }

    @Test func `what is larger than a frame is cut`() {
        let host = SceneHost(columns: 12, rows: 2) {
            HStack {
                Text("a long line").fixedSize().frame(width: 32, alignment: .leading)
                Text("next")
            }
        }
        #expect(host.frame.lines == ["a lo next"])
    }

    @Test func `squares in even places have even gaps`() {
        let host = SceneHost(columns: 40, rows: 4, style: .screen) {
            ZStack {
                ForEach(0..<4) { index in
                    Rectangle().fill(.orange).frame(width: 60.25, height: 32)
                        .position(x: Double(index) * 68.25 + 38.125, y: 16)
                }
            }
        }
        let row = host.frame.buffer.row(0).map { $0.style.background == nil ? " " : "x" }.joined()
        #expect(row.split(separator: "x", omittingEmptySubsequences: true).filter { $0.count == 1 }.count >= 3)
        #expect(row.split(separator: " ").count == 4)
    }

    @Test func `in lines what is wider than its frame begins with it`() {
        func line(_ views: some View) -> String? {
            SceneHost(columns: 30, style: .numbered) { views }.frame.lines.first
        }
        let row = HStack { ForEach(["One", "Two"], id: \.self) { Button($0) {}.fixedSize() } }
        #expect(line(row.frame(width: 80))?.hasPrefix("[1] One") == true)
        #expect(line(row.frame(maxWidth: 80))?.hasPrefix("[1] One") == true)
    }
}
