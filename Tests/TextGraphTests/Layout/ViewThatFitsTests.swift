import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ViewThatFitsTests {
    struct Fitting: View {
        var log: (String) -> Void
        var body: some View {
            ViewThatFits(in: .horizontal) {
                Text("a long line of words").onAppear { log("long") }.onDisappear { log("long gone") }
                Text("short").onAppear { log("short") }
            }
        }
    }

    @Test func `the first view that fits is shown, and alone appears`() async {
        var events: [String] = []
        let host = SceneHost(columns: 30, rows: 4) { Fitting { events.append($0) } }
        await host.settle()
        #expect(host.frame.lines == ["a long line of words"])
        #expect(events == ["long"])
        host.resize(columns: 10, rows: 4)
        await host.settle()
        #expect(host.frame.lines == ["short"])
        #expect(events.sorted() == ["long", "long gone", "short"])
        #expect(host.frame.elements.map(\.label) == ["short"])
    }

    @Test func `where none fits the last is shown`() {
        let host = SceneHost(columns: 4, rows: 2) {
            ViewThatFits {
                Text("seventeen")
                Text("eleven")
            }
        }
        #expect(host.frame.lines == ["elev", "en"])
    }
}
