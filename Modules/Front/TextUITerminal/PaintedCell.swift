/// A cell as a painter sees it.
public protocol PaintedCell: Equatable {
    /// The look of the cell, beside its contents.
    associatedtype Style: Equatable

    /// The style of a terminal that was told nothing.
    static var plainStyle: Style { get }
    /// A cell with nothing in it.
    static var blank: Self { get }
    /// The columns that it takes; 0 for the second half of a wide one, which the cell before holds.
    var columns: Int { get }
    /// Whether terminals agree on its width.
    var isOfCertainWidth: Bool { get }
    /// The style to write it in when the terminal is in another already: that one, where nobody could tell.
    func style(after current: Style) -> Style
    /// Appends the contents, in UTF-8.
    func write(to bytes: inout [UInt8])

    /// Returns the index of the first cell in which two rows of the same length differ; nil where they are the same. By
    /// default each cell is compared; a type whose cells compare as memory does better.
    static func firstDifference(_ row: UnsafeBufferPointer<Self>, _ other: UnsafeBufferPointer<Self>) -> Int?
}

extension PaintedCell {
    public static func firstDifference(
        _ row: UnsafeBufferPointer<Self>, _ other: UnsafeBufferPointer<Self>
    ) -> Int? {
        row.indices.first { row[$0] != other[$0] }
    }
}
