/// A shape whose path is made of another's: a part of it, or the same moved, turned or stretched.
nonisolated public struct _ChangedShape<Base: Shape>: Shape {
    let base: Base
    let change: @Sendable (_ path: Path, _ rect: CGRect) -> Path

    /// The changed path.
    public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
}

extension Shape {
    nonisolated private func changed(_ change: @escaping @Sendable (Path, CGRect) -> Path) -> _ChangedShape<Self> {
        _ChangedShape(base: self, change: change)
    }

    nonisolated private func changed(
        around anchor: UnitPoint, by transform: CGAffineTransform
    ) -> _ChangedShape<Self> {
        changed { path, rect in
            let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
            return path.applying(
                CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
                    .concatenating(CGAffineTransform(translationX: x, y: y)))
        }
    }

    /// Draws only the part of the outline between two shares of its length, from 0 to 1.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        changed { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
    }

    /// Turns the shape around a point of its rectangle.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        changed(around: anchor, by: CGAffineTransform(rotationAngle: angle.radians))
    }

    /// Stretches the shape from a point of its rectangle.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        changed(around: anchor, by: CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Stretches the shape across and down from a point of its rectangle.
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        changed(around: anchor, by: CGAffineTransform(scaleX: x, y: y))
    }

    /// Transforms the shape's path.
    nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
        changed { path, _ in path.applying(transform) }
    }

    /// Moves the shape by points to the right and down. A shape that is moved is still a shape, to fill or to clip by.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        changed { path, _ in path.offsetBy(dx: x, dy: y) }
    }

    /// Moves the shape by points to the right and down.
    nonisolated public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }

    /// Moves the shape by points to the right and down.
    nonisolated public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

    /// Draws the shape in a size in points, from its rectangle's top leading corner.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        let base = self
        return changed { _, rect in base.path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: height)) }
    }

    /// Draws the shape in a size in points, from its rectangle's top leading corner.
    nonisolated public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }
}
