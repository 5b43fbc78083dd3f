import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ShapeTests {
    private func backgrounds(_ host: SceneHost) -> [String] {
        let buffer = host.frame.buffer
        return (0..<buffer.rows).map { y in
            (0..<buffer.columns).map { buffer[$0, y].style.background == nil ? "." : "#" }.joined()
        }
    }

    @Test func `a filled rectangle fills its frame`() {
        let host = SceneHost(columns: 6, rows: 3, style: .screen) {
            Rectangle().fill(.red).frame(width: 32, height: 32)
        }
        #expect(backgrounds(host) == [".####.", ".####.", "......"])
    }

    @Test func `a circle is round, a small one a dot`() {
        let host = SceneHost(columns: 12, rows: 6, style: .screen) { Circle().fill(Color.blue) }
        let rows = backgrounds(host)
        #expect(rows[0].contains("#") && rows[0].hasPrefix("."))
        #expect(rows[2] == "############")
        #expect(rows == rows.reversed())
        let dot = SceneHost(columns: 12, rows: 1) {
            HStack {
                Circle().fill(.green).frame(width: 10, height: 10)
                Text("ready")
            }
        }
        #expect(dot.frame.lines == ["● ready"])
    }

    @Test func `a stroked shape is a frame around its content`() {
        let host = SceneHost(columns: 12, rows: 3) {
            Text("boxed").padding(.horizontal, 8).padding(.vertical, 16)
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1))
        }
        #expect(host.frame.lines == ["╭─────╮", "│boxed│", "╰─────╯"])
        let square = SceneHost(columns: 12, rows: 3) {
            Text("boxed").padding(.horizontal, 8).padding(.vertical, 16).background { Rectangle().stroke() }
        }
        #expect(square.frame.lines == ["┌─────┐", "│boxed│", "└─────┘"])
    }

    @Test func `a colour can be laid over a view as it is`() {
        let host = SceneHost(columns: 2, rows: 1) { Text("x").overlay(Color.red) }
        #expect(host.frame.buffer[0, 0].style.background == .ansi(1))
    }

    @Test func `words in a gradient have the mean of its colours`() {
        let gradient = LinearGradient(
            colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], startPoint: .top,
            endPoint: .bottom)
        let host = SceneHost(columns: 2, rows: 1, style: .screen) { Text("ab").foregroundStyle(gradient) }
        #expect(host.frame.buffer[0, 0].style.foreground == .rgb(127, 0, 127))
    }

    @Test func `a view can be shown elsewhere than where it stands`() {
        let host = SceneHost(columns: 12, rows: 3) {
            VStack(alignment: .leading) {
                Text("a").offset(x: 16, y: 16)
                Text("b")
            }
        }
        #expect(host.frame.lines == ["", "b a"])
    }
}
