import SwiftUI
import Testing

/// Marks a part of a text.
private struct Marked: TextAttribute {}

private final class Notes {
    var layouts: [[Text.LayoutKey.AnchoredLayout]] = []
}

/// A bar below each marked part of the texts inside.
private struct Underlining<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content.overlayPreferenceValue(Text.LayoutKey.self, alignment: .topLeading) { layouts in
            GeometryReader { proxy in
                ForEach(layouts.indices, id: \.self) { index in
                    let corner = proxy[layouts[index].origin]
                    let runs = layouts[index].layout.flatMap { $0 }.filter { $0[Marked.self] != nil }
                    ForEach(runs.indices, id: \.self) { index in
                        let place = runs[index].typographicBounds.rect
                        Text(String(repeating: "^", count: Int(place.width / 8)))
                            .offset(x: corner.x + place.minX, y: corner.y + place.maxY)
                    }
                }
            }
        }
    }
}

@MainActor
@Suite struct TextLayoutKeyTests {
    private func host(columns: Int = 24, @ViewBuilder _ content: @escaping () -> some View) async -> SceneHost {
        let host = SceneHost(columns: columns, rows: 8, style: .screen, content: content)
        await host.settle()
        return host
    }

    private func lines(_ host: SceneHost) -> [String] {
        host.frame.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test func `an overlay is drawn at the places of letters`() async {
        let host = await host {
            Underlining {
                VStack(alignment: .leading, spacing: 16) {
                    Text("be \(Text("loud").customAttribute(Marked())) now")
                    Text("\(Text("or").customAttribute(Marked())) not")
                }
            }
        }
        #expect(lines(host) == ["be loud now", "^^^^", "or not", "^^"])
        let rows = host.frame.lines.filter { !$0.isEmpty }
        let first = rows[0].distance(from: rows[0].startIndex, to: rows[0].firstIndex(of: "l") ?? rows[0].endIndex)
        #expect(rows[1].prefix { $0 == " " }.count == first)
    }

    @Test func `who follows the key is told of each text once, and again when its lines change`() async throws {
        struct Growing: View {
            let notes: Notes
            @State private var isLong = false

            var body: some View {
                VStack {
                    Text(isLong ? "one two three four" : "one")
                    Text("end")
                    Button("Grow") { isLong = true }
                }
                .onPreferenceChange(Text.LayoutKey.self) { notes.layouts.append($0) }
            }
        }
        let notes = Notes()
        let host = await host(columns: 10) { Growing(notes: notes) }
        let first = try #require(notes.layouts.last)
        #expect(first.map(\.layout.count) == [1, 1, 1])
        let told = notes.layouts.count
        await host.settle()
        #expect(notes.layouts.count == told)
        try await host.press("Grow")
        let second = try #require(notes.layouts.last)
        #expect(notes.layouts.count > told && second.map(\.layout.count) == [2, 1, 1])
        #expect(second[0].layout.map { $0.map(\.count) } == [[7], [10]])
        #expect(host.frame.text == host.frameFromScratch().text)
    }

    @Test func `a text that moves is drawn over at its new place`() async throws {
        struct Moving: View {
            @State private var isDown = false

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("Move") { isDown = true }
                    if isDown { Text("above") }
                    Text("a \(Text("word").customAttribute(Marked()))").padding(.bottom, 16)
                }
            }
        }
        let host = await host { Underlining { Moving() } }
        let before = host.frame.lines.firstIndex { $0.contains("^^^^") }
        try await host.press("Move")
        #expect(lines(host).suffix(3) == ["above", "a word", "^^^^"])
        #expect(host.frame.lines.firstIndex { $0.contains("^^^^") } != before)
        #expect(host.frame.text == host.frameFromScratch().text)
    }

    @Test func `texts that nobody asks give nothing`() async {
        let notes = Notes()
        let host = await host {
            VStack {
                Text("inside").onPreferenceChange(Text.LayoutKey.self) { notes.layouts.append($0) }
                Text("beside")
            }
        }
        #expect(notes.layouts.last?.count == 1)
        #expect(lines(host) == ["inside", "beside"])
    }
}
