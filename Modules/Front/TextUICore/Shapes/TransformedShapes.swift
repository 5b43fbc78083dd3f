/// A shape that is moved by a distance in points. As SwiftUI's `OffsetShape`.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
    /// The shape before it is moved.
    public var shape: Content
    /// The distance to the right and down, in points.
    public var offset: CGSize

    /// Creates a moved shape.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// The size of the shape before it is moved.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The part that the shape plays.
    public static var role: ShapeRole { Content.role }

    /// The moved path.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

    /// The values of the shape and of its distance.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape that is turned around a point of its rectangle. As SwiftUI's `RotatedShape`.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
    /// The shape before it is turned.
    public var shape: Content
    /// The angle, clockwise.
    public var angle: Angle
    /// The point that stays in its place.
    public var anchor: UnitPoint

    /// Creates a turned shape.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// The size of the shape before it is turned.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The part that the shape plays.
    public static var role: ShapeRole { Content.role }

    /// The turned path.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: rect))
    }

    /// The values of the shape, of its angle and of the point that stays.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A shape that is stretched from a point of its rectangle. As SwiftUI's `ScaledShape`.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
    /// The shape before it is stretched.
    public var shape: Content
    /// The factors across and down.
    public var scale: CGSize
    /// The point that stays in its place.
    public var anchor: UnitPoint

    /// Creates a stretched shape.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// The size of the shape before it is stretched.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The part that the shape plays.
    public static var role: ShapeRole { Content.role }

    /// The stretched path.
    public func path(in rect: CGRect) -> Path {
        let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(transform.around(anchor, of: rect))
    }

    /// The values of the shape, of its factors and of the point that stays.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A shape whose path is transformed. As SwiftUI's `TransformedShape`.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    /// The shape before it is transformed.
    public var shape: Content
    /// The transformation of the path.
    public var transform: CGAffineTransform

    /// Creates a transformed shape.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// The size of the shape before it is transformed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The part that the shape plays.
    public static var role: ShapeRole { Content.role }

    /// The transformed path.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The values of the shape.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

nonisolated extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the moved shape, made smaller on all sides, by points.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

nonisolated extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the turned shape, made smaller on all sides, by points.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension CGAffineTransform {
    /// The transformation that leaves a point of a rectangle in its place.
    nonisolated fileprivate func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
        let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}
