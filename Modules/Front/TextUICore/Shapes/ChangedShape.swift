/// A shape whose path is made of another's: a part of it, or the same in another size.
nonisolated public struct _ChangedShape<Base: Shape>: Shape {
    let base: Base
    let change: @Sendable (_ path: Path, _ rect: CGRect) -> Path

    /// The changed path.
    public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
    /// The size of the shape before it is changed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    /// The part that the shape plays.
    public static var role: ShapeRole { Base.role }
}

extension Shape {
    nonisolated private func changed(_ change: @escaping @Sendable (Path, CGRect) -> Path) -> _ChangedShape<Self> {
        _ChangedShape(base: self, change: change)
    }

    /// Draws only the part of the outline between two shares of its length, from 0 to 1.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        changed { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
    }

    /// Turns the shape around a point of its rectangle.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Stretches the shape from a point of its rectangle.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Stretches the shape across and down from a point of its rectangle.
    nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Transforms the shape's path.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Moves the shape by points to the right and down. A shape that is moved is still a shape, to fill or to clip by.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Moves the shape by points to the right and down.
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves the shape by points to the right and down.
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

    /// Draws the shape in a size in points, from its rectangle's top leading corner.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        let base = self
        return changed { _, rect in base.path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: height)) }
    }

    /// Draws the shape in a size in points, from its rectangle's top leading corner.
    nonisolated public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }
}
