/// A drawing of words in place of the usual one.
package protocol TextDrawing {
    /// Returns the size of words that have their own size for each proposal.
    @MainActor
    func size(_ proposal: SizeProposal, _ ownSize: @escaping @MainActor (SizeProposal) -> CellSize) -> CellSize
    /// Draws words in their frame.
    @MainActor
    func draw(_ words: BrokenText, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas)
}

/// A text in its lines.
package struct BrokenText {
    package let lines: [TextLine]
    package let isTruncated: Bool
    package let marks: TextMarks
}

private struct TextDrawingKey: EnvironmentKey { static var defaultValue: (any TextDrawing)? { nil } }

extension EnvironmentValues {
    /// The drawing of words; nil for the usual one.
    package var textDrawing: (any TextDrawing)? {
        get { common.drawsText ? self[TextDrawingKey.self] : nil }
        set {
            self[TextDrawingKey.self] = newValue
            common.drawsText = newValue != nil
        }
    }
}
