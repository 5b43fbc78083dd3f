/// What stands on one line, and the columns that it takes.
struct TextLine: Hashable, Sendable {
    var runs: [TextRun]
    var width: Int

    static let empty = TextLine(runs: [], width: 0)

    var text: String { runs.map(\.text).joined() }
}
