/// The size and place of a view in points, as SwiftUI's `GeometryProxy`.
public struct GeometryProxy: @unchecked Sendable {
    /// The place of the element when the content was made, and whether the content has read it.
    final class Place {
        var wasRead = false
        let cells: CellRect
        weak var element: ViewElement?

        @MainActor
        init(_ element: ViewElement) {
            cells = element.frame
            self.element = element
        }
    }

    let place: Place
    let cells: CellSize

    @MainActor
    init(_ element: ViewElement) {
        place = Place(element)
        cells = CellSize(width: element.frame.width, height: element.frame.height)
    }

    /// The size of the view in points.
    public var size: CGSize { Points.size(cells) }
    /// The insets of the safe area: zero, since a terminal has no notch.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns the view's rectangle in a coordinate space. An unknown name counts as the whole screen.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let space = Unchecked(value: coordinateSpace)
        return onMainActor {
            // A view's own corner is the same wherever it stands.
            if space.value != .local { place.wasRead = true }
            let frame = place.element?.frame ?? place.cells
            let origin = origin(of: space.value, frame)
            return Points.rect(
                CellRect(x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height))
        }
    }

    @MainActor
    private func origin(of space: CoordinateSpace, _ frame: CellRect) -> CellPoint {
        switch space {
        case .local: return CellPoint(x: frame.x, y: frame.y)
        case .global: return CellPoint(x: 0, y: 0)
        case .named(let name):
            let space = place.element?.ancestor { $0.isSpace(name) }
            return space.map { CellPoint(x: $0.frame.x, y: $0.frame.y) } ?? CellPoint(x: 0, y: 0)
        }
    }

    /// Returns the view's rectangle in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the rectangle of a coordinate space around, in this view's points; nil where there is none of that name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let name = Unchecked(value: coordinateSpace.name)
        return onMainActor {
            place.wasRead = true
            let frame = place.element?.frame ?? place.cells
            guard let space = place.element?.ancestor(where: { $0.isSpace(name.value) })?.frame else { return nil }
            return Points.rect(
                CellRect(x: space.x - frame.x, y: space.y - frame.y, width: space.width, height: space.height))
        }
    }

    /// The value of an anchor in this view's points.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.reading.value(self) }
}
