import Testing

import SwiftUI
@testable import TextFronts
import TextUICore

/// The pictures behind a presented view.
struct BackdropsTests {
    private func picture(_ text: String) -> CellBuffer {
        var buffer = CellBuffer(columns: 12, rows: 1)
        buffer.draw(text, x: 0, y: 0, clip: CellRect(x: 0, y: 0, width: 12, height: 1))
        return buffer
    }

    private func line(_ buffer: CellBuffer?) -> String? {
        buffer.map { $0.line(0).trimmingCharacters(in: .whitespaces) }
    }

    @Test func `the sign of work that is over does not stay behind what came with its end`() {
        var backdrops = Backdrops()
        backdrops.add(picture("Form"), at: 0, of: ["Account"], isWorking: false)
        backdrops.add(picture("Saving…"), at: 0, of: ["Account"], isWorking: true)
        #expect(line(backdrops.last(before: 1, isWorking: false)) == "Form")
        #expect(line(backdrops.last(before: 1, isWorking: true)) == "Saving…")
        backdrops.add(picture("Alert"), at: 1, of: ["Account"], isWorking: false)
        #expect(line(backdrops.last(before: 1, isWorking: false)) == "Form")
        #expect(line(backdrops.last(before: 2, isWorking: false)) == "Alert")
    }

    @Test func `no other page stands in for one that has worked from its beginning`() {
        var backdrops = Backdrops()
        backdrops.add(picture("Home"), at: 0, of: ["Home"], isWorking: false)
        backdrops.add(picture("Loading…"), at: 0, of: ["Home", "Visits"], isWorking: true)
        #expect(line(backdrops.last(before: 1, isWorking: false)) == "Loading…")
        #expect(line(backdrops.last(before: 0, isWorking: false)) == nil)
    }
}
