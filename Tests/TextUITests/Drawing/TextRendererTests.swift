import SwiftUI
import Testing

/// Marks a part of a text.
private struct Loud: TextAttribute {}

/// Draws the loud parts a row lower, and all else as it is.
private struct LowersLoud: TextRenderer {
    var isOn = true

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) {
            var copy = ctx
            if isOn, run[Loud.self] != nil { copy.translateBy(x: 0, y: 16) }
            copy.draw(run)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height + 16)
    }
}

/// Draws the lines as they are, and keeps them.
private struct Noting: TextRenderer {
    let notes: Notes

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        notes.layout = layout
        for line in layout { ctx.draw(line) }
    }
}

private final class Notes {
    var layout: Text.Layout?
}

/// Draws a bar above the first line, which begins before it.
private struct Overlined: TextRenderer {
    var displayPadding: EdgeInsets { EdgeInsets(top: 16, leading: 8, bottom: 0, trailing: 0) }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        guard let line = layout.first else { return }
        ctx.fill(Path(line.typographicBounds.rect.offsetBy(dx: -8, dy: -16)), with: .color(.red))
    }
}

/// Draws the letters of the first two columns.
private struct FirstLetters: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for slice in layout.flatMap({ $0 }).flatMap({ $0 }) {
            var copy = ctx
            copy.opacity = slice.typographicBounds.rect.minX < 16 ? 1 : 0
            copy.draw(slice, options: .disablesSubpixelQuantization)
        }
    }
}

@MainActor
@Suite struct TextRendererTests {
    private func lines(_ columns: Int = 20, @ViewBuilder _ content: @escaping () -> some View) async -> [String] {
        let host = SceneHost(columns: columns, rows: 4, style: .screen) {
            VStack(alignment: .leading, spacing: 0) { content() }
        }
        await host.settle()
        return host.frame.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test func `parts with a value of the program's own are drawn otherwise`() async {
        let text = Text("be \(Text("loud").customAttribute(Loud())) now")
        #expect(await lines { text.textRenderer(LowersLoud()) } == ["be      now", "loud"])
        #expect(await lines { text.textRenderer(LowersLoud(isOn: false)) } == ["be loud now"])
        #expect(await lines { text } == ["be loud now"])
    }

    @Test func `a renderer says how much room a text takes`() async {
        let host = SceneHost(columns: 20, rows: 4, style: .screen) {
            VStack(spacing: 0) {
                Text("high").textRenderer(LowersLoud())
                Text("below")
            }
        }
        await host.settle()
        let first = host.frame.lines.firstIndex { $0.contains("high") }
        #expect(host.frame.lines.firstIndex { $0.contains("below") } == first.map { $0 + 2 })
    }

    @Test func `a layout has lines, runs and letters with their places in points`() async throws {
        let notes = Notes()
        let drawn = await lines(10) { Text("one \(Text("two").bold()) three").textRenderer(Noting(notes: notes)) }
        #expect(drawn == ["one two", "three"])
        let layout = try #require(notes.layout)
        #expect(layout.count == 2 && !layout.isTruncated)
        #expect(layout[0].map(\.count) == [4, 3] && layout[1].map(\.count) == [5])
        #expect(layout[0][1].typographicBounds.rect == CGRect(x: 32, y: 0, width: 24, height: 16))
        #expect(layout[1].typographicBounds.rect == CGRect(x: 0, y: 16, width: 40, height: 16))
        #expect(layout[0][1][1].typographicBounds.origin == CGPoint(x: 40, y: 16))
    }

    @Test func `a layout says that a part of the text has no room`() async {
        let notes = Notes()
        let drawn = await lines(10) { Text("one two three").lineLimit(1).textRenderer(Noting(notes: notes)) }
        #expect(notes.layout?.isTruncated == true && drawn.first?.hasSuffix("…") == true)
    }

    @Test func `letters are drawn one by one, and those without opacity are not seen`() async {
        #expect(await lines { Text("abcd").textRenderer(FirstLetters()) } == ["ab"])
    }

    @Test func `a renderer draws in the room around the text, too`() async {
        let host = SceneHost(columns: 10, rows: 3, style: .screen) {
            Text("word").textRenderer(Overlined()).padding(16)
        }
        await host.settle()
        let cells = host.frame.buffer
        let drawn = (0..<3).map { y in (0..<10).filter { cells[$0, y].glyph != .space }.count }
        #expect(drawn == [4, 0, 0])
    }

    @Test func `a text that a renderer draws is read as words, and follows the renderer`() async throws {
        struct Switched: View {
            @State private var isOn = false

            var body: some View {
                Text("be \(Text("loud").customAttribute(Loud()))").textRenderer(LowersLoud(isOn: isOn))
                Button("Switch") { isOn.toggle() }
            }
        }
        let host = SceneHost(columns: 20, rows: 6, style: .screen) { VStack { Switched() } }
        await host.settle()
        #expect(host.frame.element("be loud")?.role == .text)
        #expect(host.frame.text.contains("be loud"))
        try await host.press("Switch")
        #expect(!host.frame.text.contains("be loud") && host.frame.text.contains("loud"))
        #expect(host.frame.text == host.frameFromScratch().text)
    }

    @Test func `words that are written from the right keep their order`() async {
        let words = "שלום world"
        #expect(await lines { Text(words).textRenderer(LowersLoud()) } == lines { Text(words) })
    }
}
