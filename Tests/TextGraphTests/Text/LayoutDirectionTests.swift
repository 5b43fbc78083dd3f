import SwiftUI
import TestSupport
import Testing

import TextUICore

/// What goes from right to left, on a screen.
@MainActor
struct LayoutDirectionTests {
    private func lines<Content: View>(
        _ columns: Int = 20, rows: Int = 3, style: SceneHost.Style = .screen, locale: String = "ar",
        @ViewBuilder _ content: @escaping () -> Content
    ) -> [String] {
        SceneHost(columns: columns, rows: rows, style: style, locale: Locale(identifier: locale), content: content)
            .frame.lines.filter { !$0.isEmpty }
    }

    @Test func `a stack begins at the right, and leading is right`() {
        let shown = lines {
            VStack(alignment: .leading, spacing: 0) {
                HStack {
                    Text(verbatim: "one")
                    Text(verbatim: "two")
                }
                Text(verbatim: "three").padding(.leading, 16)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(shown == ["             two one", "             three"])
    }

    @Test func `words keep their letters in order, and Arabic ones join`() {
        #expect(
            lines { Text(verbatim: "ID 42").frame(maxWidth: .infinity, alignment: .leading) } == [
                "               ID 42"
            ])
        let shown = lines { Text(verbatim: "موعد 3").frame(maxWidth: .infinity, alignment: .leading) }
        #expect(shown == ["              3 \u{FEAA}\u{FECB}\u{FEEE}\u{FEE3}"])
    }

    @Test func `lam and alif are one letter on a screen, by which lines are broken, and two where others draw them`() {
        let word = "\u{FEE1}\u{FEFC}\u{FEB3}"
        #expect(lines(3, rows: 1) { Text(verbatim: "سلام") } == [word])
        #expect(lines(3, rows: 2) { Text(verbatim: "سلام سلام") } == [word, word])
        let atEdge = lines(9, rows: 1) {
            Text(verbatim: "سلام سلام").frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(atEdge == ["  \(word) \(word)"])
        #expect(lines(6, rows: 1) { Text(verbatim: "سلام سلام").lineLimit(1) }.first?.contains("…") == true)
        let host = SceneHost(columns: 20, rows: 1, style: .screen, locale: Locale(identifier: "ar")) {
            Text(verbatim: "سلام")
        }
        #expect(host.frame.elements.first?.label == "سلام")
        #expect(lines(style: .plain) { Text(verbatim: "سلام") } == ["سلام"])
        let field = lines(rows: 2) { TextField("", text: .constant("سلام")) }
        #expect(field.joined().contains("\u{FEE1}\u{FE8E}\u{FEE0}\u{FEB3}"), "\(field)")
    }

    @Test func `a border's corners stand where they open inward`() {
        let shown = lines(rows: 3) {
            Text(verbatim: "a").frame(width: 40, alignment: .leading).border(.primary).frame(
                maxWidth: .infinity, alignment: .leading)
        }
        #expect(shown.first?.hasSuffix("╮") == true && shown.first?.contains("╭") == true, "\(shown)")
        #expect(shown.dropFirst().first?.hasSuffix("a│") == true, "\(shown)")
    }

    @Test func `progress grows to the left`() {
        #expect(lines(locale: "en") { ProgressView(value: 0.25) } == ["███░░░░░░░░░░░░  25%"])
        #expect(lines { ProgressView(value: 0.25) } == ["25%  ░░░░░░░░░░░░███"])
    }

    @Test func `a row's value stands at the left`() {
        let shown = lines(24, rows: 6) {
            List { LabeledContent(content: { Text(verbatim: "new") }, label: { Text(verbatim: "Sort") }) }
        }
        #expect(shown.first?.hasSuffix("Sort") == true && shown.first?.contains("new") == true, "\(shown)")
    }

    @Test func `a part of a screen can go the other way`() {
        let shown = lines(locale: "en") {
            VStack(alignment: .leading, spacing: 0) {
                HStack {
                    Text(verbatim: "one")
                    Text(verbatim: "two")
                }
                HStack {
                    Text(verbatim: "one")
                    Text(verbatim: "two")
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        #expect(shown.map { $0.trimmingCharacters(in: .whitespaces) } == ["one two", "two one"])
    }

    @Test func `a part of a mirrored screen can go as before`() {
        let shown = lines {
            HStack {
                Text(verbatim: "one")
                Text(verbatim: "two")
            }
            .environment(\.layoutDirection, .leftToRight)
        }
        #expect(shown.first?.trimmingCharacters(in: .whitespaces) == "one two")
    }

    @Test func `pictures stay as they are, unless they are to turn`() {
        let shown = lines {
            HStack {
                Image(systemName: "arrow.right")
                Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
                Image(systemName: "chevron.forward")
            }
        }
        #expect(shown.first?.trimmingCharacters(in: .whitespaces) == "‹ ← →", "\(shown)")
    }

    @Test func `lines and JSON have the text as it is written, from its beginning`() {
        for style in [SceneHost.Style.plain, .numbered] {
            let shown = lines(style: style) { Text(verbatim: "موعد 3") }
            #expect(shown.first?.hasSuffix("موعد 3") == true, "\(shown)")
        }
    }

    @Test func `a view reads the direction of its place`() {
        #expect(lines { Direction() }.first?.contains("right to left") == true)
        #expect(lines(locale: "de") { Direction() }.first?.contains("left to right") == true)
    }

    private struct Direction: View {
        @Environment(\.layoutDirection) private var direction
        var body: some View { Text(verbatim: direction == .rightToLeft ? "right to left" : "left to right") }
    }

    @Test func `the dots of a drawing are mirrored with it`() {
        let places = VisualLine([TextRun("⠑⠒")], isRightToLeft: true).places
        #expect(places.map(\.glyph) == [Glyph("⠒"), Glyph("⠊")])
        #expect(VisualLine([TextRun("⠑⠒")], isRightToLeft: false).places.map(\.glyph) == [Glyph("⠑"), Glyph("⠒")])
    }

    @Test func `the rest of a sentence goes as the sentence, and a number alone as a number`() {
        func seen(_ text: String) -> [Glyph] { VisualLine([TextRun(text)], isRightToLeft: true).places.map(\.glyph) }
        #expect(seen("2026\u{060C} 09:20") == "09:20 \u{060C}2026".map { Glyph($0) })
        #expect(seen("+41 00 12") == "+41 00 12".map { Glyph($0) })
    }
}
