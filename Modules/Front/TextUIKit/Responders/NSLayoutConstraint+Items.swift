import TextUICore

extension NSLayoutConstraint {
    /// A direction: across or down.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    /// A side, a middle or a length. As UIKit's `NSLayoutConstraint.Attribute`.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case notAnAttribute = 0

        var side: (axis: TextUICore.Axis, attribute: LayoutSide.Attribute)? {
            switch self {
            case .left, .leading: (.horizontal, .start)
            case .right, .trailing: (.horizontal, .end)
            case .centerX: (.horizontal, .center)
            case .width: (.horizontal, .length)
            case .top, .firstBaseline: (.vertical, .start)
            case .bottom, .lastBaseline: (.vertical, .end)
            case .centerY: (.vertical, .center)
            case .height: (.vertical, .length)
            case .notAnAttribute: nil
            }
        }
    }

    /// A comparison of two sides. As UIKit's `NSLayoutConstraint.Relation`.
    public enum Relation: Int, Sendable {
        /// The first is not more than the second.
        case lessThanOrEqual = -1
        /// The two are the same.
        case equal = 0
        /// The first is not less than the second.
        case greaterThanOrEqual = 1
    }

    /// Ties two sides as their anchors do, or gives a view a length.
    ///
    /// Naming no side, or ties between an axis and the other, is a programming error and stops the program.
    ///
    /// - Parameters:
    ///   - view1: The view or guide whose side is tied.
    ///   - attr1: The side of it.
    ///   - relation: Whether the two are equal, or the first is at most or at least the other.
    ///   - view2: The view or guide that it is tied to; nil for a length.
    ///   - attr2: The side of that; `notAnAttribute` for a length.
    ///   - multiplier: The factor of the other side.
    ///   - c: The distance or the length in points.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        guard let first = Self.side(of: view1, attr1) else {
            preconditionFailure("\(attr1) of \(type(of: view1)) cannot be tied")
        }
        let second = view2.flatMap { Self.side(of: $0, attr2) }
        precondition(second == nil || second?.axis == first.axis || attr1 == .width || attr1 == .height)
        self.init(first, relation, second, multiplier: multiplier, constant: c)
    }

    private static func side(of item: Any, _ attribute: Attribute) -> LayoutSide? {
        guard let (axis, attribute) = attribute.side else { return nil }
        if let guide = item as? UILayoutGuide { return guide.side(axis, attribute) }
        return (item as? UIView).map { LayoutSide(view: $0, axis: axis, attribute: attribute) }
    }
}
