/// What stands on one line, and the columns that it takes.
package struct TextLine: Hashable, Sendable {
    package var runs: [TextRun]
    package var width: Int

    package init(runs: [TextRun], width: Int) {
        self.runs = runs
        self.width = width
    }

    static let empty = TextLine(runs: [], width: 0)

    var text: String { runs.map(\.text).joined() }
}
