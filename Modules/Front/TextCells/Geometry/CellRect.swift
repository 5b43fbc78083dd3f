/// A rectangle of cells. Far edges saturate, so that a width of `Int.max` stands for "without end".
public struct CellRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package static let zero = CellRect(x: 0, y: 0, width: 0, height: 0)

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package init(origin: CellPoint = .zero, size: CellSize) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    var origin: CellPoint {
        get { CellPoint(x: x, y: y) }
        set { (x, y) = (newValue.x, newValue.y) }
    }

    package var size: CellSize {
        get { CellSize(width: width, height: height) }
        set { (width, height) = (newValue.width, newValue.height) }
    }

    package var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The first column to the right of the rectangle.
    package var maxX: Int { x.addingSaturated(max(width, 0)) }

    /// The first row below the rectangle.
    package var maxY: Int { y.addingSaturated(max(height, 0)) }

    package func contains(_ point: CellPoint) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    package func contains(_ other: CellRect) -> Bool {
        other.isEmpty || (other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY)
    }

    package func intersects(_ other: CellRect) -> Bool {
        !intersection(other).isEmpty
    }

    /// What both cover; empty, at a place within this rectangle's reach, where they do not meet.
    package func intersection(_ other: CellRect) -> CellRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return CellRect(
            x: left, y: top,
            width: max(0, min(maxX, other.maxX).subtractingSaturated(left)),
            height: max(0, min(maxY, other.maxY).subtractingSaturated(top)))
    }

    /// The rectangle without its margins: never of a negative size.
    package func inset(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) -> CellRect {
        CellRect(
            x: x.addingSaturated(leading), y: y.addingSaturated(top),
            width: max(0, width.subtractingSaturated(leading.addingSaturated(trailing))),
            height: max(0, height.subtractingSaturated(top.addingSaturated(bottom))))
    }

    func inset(by margin: Int) -> CellRect {
        inset(top: margin, leading: margin, bottom: margin, trailing: margin)
    }

    package func offset(x columns: Int, y rows: Int) -> CellRect {
        CellRect(x: x.addingSaturated(columns), y: y.addingSaturated(rows), width: width, height: height)
    }
}
