/// The room that the number of what can be acted on takes in lines: a column of its own before the words or, where the
/// words would have too few columns left, a row above them.
package struct NumberRoom {
    package private(set) var columns = 0
    package private(set) var rows = 0
    private var leastWidth = 0

    /// The columns within which words cannot be read.
    private static let leastColumns = 4

    package static let none = NumberRoom()

    /// - Parameters:
    ///   - words: The columns of the words in one line.
    ///   - size: The size of number and words together. Where there is room for either, the words are what is seen.
    package init(beside words: @autoclosure () -> Int, in size: SizeProposal, _ environment: EnvironmentValues) {
        let column = environment.refColumns
        guard let width = size.width, width < column + Self.leastColumns, width < column + words() else {
            columns = column
            return
        }
        guard width >= column - 1, size.height.map({ $0 > 1 }) ?? true else { return }
        (rows, leastWidth) = (1, column - 1)
    }

    private init() {}

    /// The size of the number and words of a size together.
    package func size(with words: CellSize) -> CellSize {
        CellSize(width: max(leastWidth, columns + words.width), height: rows + words.height)
    }

    /// What is left of `frame` for the words.
    package func words(in frame: CellRect) -> CellRect {
        CellRect(
            x: frame.x + columns, y: frame.y + rows, width: max(0, frame.width - columns),
            height: max(0, frame.height - rows))
    }
}
