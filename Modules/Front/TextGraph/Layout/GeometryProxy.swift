/// The size and place of a view in points, as SwiftUI's `GeometryProxy`.
public struct GeometryProxy: @unchecked Sendable {
    /// The place of the element when the content was made, and whether the content has read it.
    final class Place {
        var wasRead = false
        let cells: CellRect
        weak var element: ViewElement?
        private let room: Int

        @MainActor
        init(_ element: ViewElement, room: Int) {
            cells = element.frame.without(room)
            self.element = element
            self.room = room
        }

        /// The view's place as it is now.
        @MainActor var frame: CellRect { element?.frame.without(room) ?? cells }
    }

    let place: Place
    let cells: CellSize

    /// Makes the geometry of a view.
    ///
    /// - Parameters:
    ///   - element: The element in whose frame the view stands.
    ///   - room: The rows at the foot of that frame which are not the view's own.
    @MainActor
    package init(_ element: ViewElement, without room: Int = 0) {
        place = Place(element, room: room)
        cells = place.cells.size
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
            let frame = place.frame
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
            let frame = place.frame
            guard let space = place.element?.ancestor(where: { $0.isSpace(name.value) })?.frame else { return nil }
            return Points.rect(
                CellRect(x: space.x - frame.x, y: space.y - frame.y, width: space.width, height: space.height))
        }
    }

    /// The direction in which the nearest scroll view around scrolls; nil where there is none.
    package var scrollAxis: Axis? {
        onMainActor {
            guard let window = place.element?.ancestor(where: { $0 is any SizedContainer }) else { return nil }
            return window.axis ?? .horizontal
        }
    }

    /// The value of an anchor in this view's points.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.reading.value(self) }
}

extension CellRect {
    fileprivate func without(_ rows: Int) -> CellRect {
        CellRect(x: x, y: y, width: width, height: max(0, height - rows))
    }
}
