/// A shape made of two shapes in the same rectangle.
nonisolated public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    let first: First
    let second: Second
    let combine: @Sendable (Path, Path) -> Path

    /// The combined path.
    public func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
}

extension Shape {
    nonisolated private func combined<T: Shape>(
        with other: T, _ combine: @escaping @Sendable (Path, Path) -> Path
    ) -> _CombinedShape<Self, T> { _CombinedShape(first: self, second: other, combine: combine) }

    /// Returns the area that lies in both shapes.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(with: other) { $0.intersection($1, eoFill: eoFill) }
    }

    /// Returns the area that lies in either shape.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(with: other) { $0.union($1, eoFill: eoFill) }
    }

    /// Returns the area of this shape without that of another.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(with: other) { $0.subtracting($1, eoFill: eoFill) }
    }

    /// Returns the area that lies in one of the shapes alone.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(with: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }

    /// Returns the parts of the shape's line that lie in another shape's area.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(with: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }

    /// Returns the parts of the shape's line that lie outside of another shape's area.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(with: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}
