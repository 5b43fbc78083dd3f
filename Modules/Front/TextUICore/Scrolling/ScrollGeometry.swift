/// The size of a scroll view and its content and the place of the window, in points. Content of more than 200 rows is
/// not measured as a whole: its height is estimated from the rows in view.
public struct ScrollGeometry: Equatable, Sendable {
    /// The part of the content that is out of view above; across it is always 0.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The insets of the content; in text always 0.
    public var contentInsets: EdgeInsets
    /// The size of the window.
    public var containerSize: CGSize

    /// Creates a geometry, such as for a test.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content in the window.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The part of the content in view, the same as `bounds`.
    public var visibleRect: CGRect { bounds }
}

extension ListElement {
    /// Content of at most so many rows is measured as a whole.
    private static let measuredRows = 200

    var geometry: ScrollGeometry {
        let (above, total) = measuredRows ?? estimatedRows
        return ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: CGFloat(above) * Points.perRow),
            contentSize: Points.size(CellSize(width: frame.width, height: total)), contentInsets: EdgeInsets(),
            containerSize: Points.size(frame.size))
    }

    /// The rows of cells above the window, and of the whole; nil where there is too much to measure.
    private var measuredRows: (above: Int, total: Int)? {
        var (above, total, count) = (skip, 0, 0)
        var place = map.first(from: .start)
        while let current = place {
            guard count < Self.measuredRows else { return nil }
            let row = row(at: current, width: frame.width, isFirst: total == 0)
            if current == top { above = total + row.gap + skip }
            total += row.gap + row.height
            count += 1
            place = map.next(after: current)
        }
        return (above, total)
    }

    private var estimatedRows: (above: Int, total: Int) {
        guard let first = shown.first?.place, let last = shown.last?.place else { return (0, 0) }
        let before = map.share(before: first)
        let behind = map.share(before: Place(path: last.path, index: last.index + 1))
        let height = Double(shown.reduce(0) { $0 + $1.gap + $1.height })
        let total = behind > before ? height / (behind - before) : height
        return (Int(total * before) + skip, Int(total))
    }

    /// Whether an element is one of those in view, or in one of them.
    func holds(_ element: ViewElement) -> Bool {
        shown.contains { row in
            row.elements.contains { row in row === element || element.ancestor { $0 === row } != nil }
        }
    }

    /// The ids of the rows of which at least that share is in view.
    func idsInView<ID: Hashable>(_ type: ID.Type, threshold: Double) -> [ID] {
        shown.compactMap { row in
            guard let element = row.elements.first, let id = element.rowID?.base as? ID else { return nil }
            let part = element.frame.intersection(frame)
            return Double(part.height) >= Double(max(1, element.frame.height)) * threshold && part.height > 0 ? id : nil
        }
    }
}

/// A phase of a scroll view. In text a scroll is over at once: `.interacting` is followed by `.idle`.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    /// Whether the view scrolls, in any way.
    public var isScrolling: Bool { self != .idle }
}

/// The circumstances of a change of phase.
public struct ScrollPhaseChangeContext {
    /// The geometry after the change.
    public let geometry: ScrollGeometry
    /// The speed of scrolling; `nil` in text.
    public var velocity: CGVector? { nil }
}
