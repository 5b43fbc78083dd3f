import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct RingTests {
    private func dots(_ line: String) -> Int {
        let patterns = line.unicodeScalars.map(\.value).filter { (0x2800...0x28FF) ~= $0 }
        return patterns.reduce(0) { $0 + ($1 - 0x2800).nonzeroBitCount }
    }

    private func drawn(_ host: SceneHost) -> Int { host.frame.lines.reduce(0) { $0 + dots($1) } }

    @Test func `a ring is a curve where there is room for one, and its faint track a dotted one`() async {
        let whole = SceneHost(columns: 16, rows: 8, style: .screen) { Circle().stroke(.blue, lineWidth: 8) }
        let track = SceneHost(columns: 16, rows: 8, style: .screen) {
            Circle().stroke(.blue.opacity(0.2), lineWidth: 8)
        }
        await whole.settle()
        await track.settle()
        #expect(!whole.frame.text.contains("╭"))
        #expect(drawn(whole) > 60)
        #expect(drawn(track) < drawn(whole) * 2 / 3)
        let small = SceneHost(columns: 4, rows: 2, style: .screen) { Circle().stroke(.blue) }
        await small.settle()
        #expect(small.frame.lines == ["╭──╮", "╰──╯"])
    }

    @Test func `what is done of a ring covers its track`() async {
        let host = SceneHost(columns: 16, rows: 8, style: .screen) {
            ZStack {
                Circle().stroke(Color.gray.opacity(0.2), lineWidth: 10)
                Circle().trim(from: 0, to: 0.5).stroke(Color.green, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                Text("50%")
            }
        }
        await host.settle()
        #expect(host.frame.text.contains("50%"))
        let (above, below) = (host.frame.lines[1], host.frame.lines[6])
        #expect(dots(below) > dots(above))
    }

    @Test func `the number on a badge is seen beside the sign under it`() async {
        let host = SceneHost(columns: 7, rows: 3, style: .screen) {
            Image(systemName: "bell")
                .overlay(alignment: .topTrailing) {
                    Text("3").padding(4).background(.red).clipShape(Circle()).offset(x: 8, y: -8)
                }
        }
        await host.settle()
        #expect(host.frame.lines == ["    3", "   ♪"] || host.frame.lines == ["    3", "   ♪", ""])
    }

    @Test func `signs that are filled are told from those that are not`() async {
        let host = SceneHost(columns: 20, rows: 1, style: .screen) {
            HStack(spacing: 0) {
                ForEach(["star", "star.fill", "heart", "heart.circle.fill", "circle", "circle.fill"], id: \.self) {
                    Image(systemName: $0)
                }
                Image(systemName: "largecircle.fill.circle")
                Image(systemName: "checkmark.circle.fill")
            }
        }
        await host.settle()
        #expect(host.frame.text.trimmingCharacters(in: .whitespaces) == "☆★♡♥○●◉✓")
    }

    @Test func `numbers and letters in circles are signs of their own`() async {
        let host = SceneHost(columns: 20, rows: 1, style: .screen) {
            HStack(spacing: 0) {
                ForEach(
                    [
                        "0.circle", "7.circle", "20.circle.fill", "10.circle.fill", "a.circle", "z.circle.fill",
                        "5.square",
                        "31.circle", "51.circle",
                    ], id: \.self
                ) {
                    Image(systemName: $0)
                }
            }
        }
        await host.settle()
        #expect(host.frame.text.trimmingCharacters(in: .whitespaces) == "⓪⑦⓴❿ⒶⓏ53151 circle")
    }

    @Test func `a colour can be written as a literal`() async {
        let host = SceneHost(columns: 1, rows: 1, style: .screen) {
            Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
        }
        await host.settle()
        #expect(host.frame.buffer[0, 0].style.background == CellColor.rgb(255, 0, 0))
    }

    @Test func `a ring of one cell leaves a letter in it readable`() async {
        let host = SceneHost { Text("7").overlay(Circle().stroke()) }
        await host.settle()
        #expect(host.frame.text == "7")
    }
}
