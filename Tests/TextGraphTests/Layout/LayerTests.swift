import SwiftUI
import Testing

@MainActor @Suite struct LayerTests {
    @Test func `each layer is proposed what the stack is, however large another is`() {
        let host = SceneHost(columns: 20, rows: 20, style: .screen) {
            ZStack {
                Color.blue.frame(height: 160)
                VStack {
                    Text("head")
                    Spacer()
                    Text("foot")
                }
            }
            .frame(height: 96)
        }
        let lines = host.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
        let head = lines.firstIndex { $0.contains("head") }
        let foot = lines.firstIndex { $0.contains("foot") }
        #expect(head.map { $0 + 5 } == foot && head != nil, "\(host.frame.text)")
    }

    private struct Drawer: View {
        @State private var isOpen = false
        var body: some View {
            ZStack {
                VStack(alignment: .leading) {
                    ForEach(1..<9, id: \.self) { number in Button("Entry \(number)") {} }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                NavigationStack {
                    Button("Menu") { isOpen.toggle() }.navigationTitle("Home")
                }
                .offset(x: isOpen ? 160 : 0)
            }
        }
    }

    @Test(arguments: [SceneHost.Style.numbered, .plain, .screen]) func `a page hides the menu below it`(
        style: SceneHost.Style
    ) async throws {
        let host = SceneHost(columns: 40, rows: 12, style: style) { Drawer() }
        #expect(!host.frame.text.contains("Entry") && host.frame.text.contains("Home"))
        #expect(host.frame.elements.filter(\.isActionable).map(\.label) == ["Menu"])
        try await host.press("Menu")
        #expect(host.frame.text.contains("Entry 3") && host.frame.text.contains("Home"))
        #expect(host.frame.elements.filter(\.isActionable).count == 9)
    }

    private struct Whole: View {
        var body: some View {
            ZStack {
                Text("below")
                TabView {
                    NavigationStack {
                        List { Text("A row") }.navigationTitle("Home").toolbar { Button("Add") {} }
                    }
                    .tabItem { Text("One") }
                    Text("Second").tabItem { Text("Two") }
                }
                .gesture(DragGesture())
            }
        }
    }

    @Test(arguments: [SceneHost.Style.numbered, .plain, .screen]) func `what covers is whole itself`(
        style: SceneHost.Style
    ) {
        let host = SceneHost(columns: 40, rows: 12, style: style) { Whole() }
        for word in ["One", "Two", "Home", "Add", "A row"] { #expect(host.frame.text.contains(word), "\(word)") }
        #expect(!host.frame.text.contains("below"))
        #expect(!host.frame.elements.contains { $0.label == "below" })
    }

    @Test func `what scrolls has no ground`() {
        let host = SceneHost(columns: 30, rows: 8, style: .screen) {
            ZStack(alignment: .top) {
                Button("Back") {}
                ScrollView { Text("Words").padding(.top, 64) }
            }
        }
        #expect(host.frame.text.contains("Back") && host.frame.text.contains("Words"))
    }

    private struct Rows: View {
        let background: Visibility
        var body: some View {
            ZStack {
                Text("below below below").frame(maxHeight: .infinity, alignment: .bottom)
                List { Text("A row") }.scrollContentBackground(background)
            }
        }
    }

    @Test func `a list without a ground leaves what stands below it`() {
        let hiding = SceneHost(columns: 30, rows: 8, style: .screen) { Rows(background: .visible) }
        #expect(hiding.frame.text.contains("A row") && !hiding.frame.text.contains("below"))
        let showing = SceneHost(columns: 30, rows: 8, style: .screen) { Rows(background: .hidden) }
        #expect(showing.frame.text.contains("A row") && showing.frame.text.contains("below"))
    }
}
