import SwiftUI
import Testing

@MainActor @Suite struct UnseenWordsTests {
    private struct Marks: View {
        @State private var chosen = 1
        var body: some View {
            VStack(alignment: .leading) {
                ForEach(1...2, id: \.self) { number in
                    HStack {
                        Image(systemName: "checkmark").foregroundColor(number == chosen ? .blue : .clear)
                        Text("Row \(number)")
                    }
                }
                Text("was").foregroundStyle(.clear)
                Text("a") + Text("b").foregroundColor(.clear) + Text("c")
                Button("Next") { chosen = 2 }
            }
        }
    }

    @Test(arguments: [SceneHost.Style.numbered, .screen]) func `clear words take their room, and are not read`(
        style: SceneHost.Style
    ) async throws {
        let host = SceneHost(columns: 20, rows: 10, style: style) { Marks() }
        #expect(host.frame.text.contains("✓ Row 1"))
        #expect(host.frame.text.contains("  Row 2") && !host.frame.text.contains("✓ Row 2"))
        #expect(!host.frame.text.contains("was") && host.frame.text.contains("a c"))
        #expect(!host.frame.elements.contains { $0.label == "was" })
        #expect(host.frame.elements.filter { $0.role == .image }.count == 1)
        try await host.press("Next")
        #expect(host.frame.text.contains("✓ Row 2") && !host.frame.text.contains("✓ Row 1"))
    }

    @Test func `a clear word leaves what stands below it`() {
        let host = SceneHost(columns: 10) {
            ZStack {
                Text("below")
                Text("above").foregroundStyle(.clear)
            }
        }
        #expect(host.frame.text.contains("below"))
    }

    @Test func `what is drawn in no colour still names what it is the label of`() async throws {
        var presses = 0
        let host = SceneHost(columns: 20) {
            Button("Delete") { presses += 1 }.foregroundStyle(.clear)
        }
        try await host.press("Delete")
        #expect(presses == 1)
    }

    @Test func `a style that is made of itself is the one of the screen`() {
        let host = SceneHost(columns: 30) {
            VStack {
                Button("One") {}.tint(.accentColor)
                Button("Two") {}.accentColor(.accentColor.opacity(0.5))
                Text("Three").foregroundStyle(.foreground)
                Text("Four").foregroundStyle(.foreground.opacity(0.5))
                Label("Five", systemImage: "star").foregroundStyle(AnyShapeStyle(.foreground))
            }
        }
        for word in ["One", "Two", "Three", "Four", "Five"] { #expect(host.frame.text.contains(word)) }
    }
}
