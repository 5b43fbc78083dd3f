import TextUICore

/// A side of a view that can be tied to another. As UIKit's `NSLayoutAnchor`.
///
/// Distances and lengths are in points, and are rounded to whole cells; a length that is not 0 is one at least.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject> {
    let side: LayoutSide

    init(_ side: LayoutSide) {
        self.side = side
    }

    /// Makes a constraint that holds this side at another.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 0)
    }

    /// Makes a constraint that holds this side at a distance from another.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side, constant: constant)
    }

    /// Makes a constraint that holds this side at a distance from another, or further on.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: constant) }

    /// Makes a constraint that holds this side at a distance from another, or before that.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: constant) }

    /// A constraint to a side before this one, at a multiple of the distance between views beside each other: a cell.
    fileprivate func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let cell = side.axis == .horizontal ? Cells.column : Cells.row
        return NSLayoutConstraint(side, relation, anchor.side, constant: cell * multiplier)
    }
}

/// A side or a middle across. As UIKit's `NSLayoutXAxisAnchor`.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Makes a constraint that holds this side at so many columns after another.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

    /// Makes a constraint that holds this side at so many columns after another, or further on.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

    /// Makes a constraint that holds this side at most at so many columns after another.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// A side or a middle up and down. As UIKit's `NSLayoutYAxisAnchor`.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Makes a constraint that holds this side at so many rows below another.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

    /// Makes a constraint that holds this side at so many rows below another, or further down.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

    /// Makes a constraint that holds this side at most at so many rows below another.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// A width or a height. As UIKit's `NSLayoutDimension`.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Makes a constraint of a length.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, nil, constant: constant)
    }

    /// Makes a constraint of a least length.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, nil, constant: constant)
    }

    /// Makes a constraint of a greatest length.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, nil, constant: constant)
    }

    /// Makes a constraint that holds this length at a multiple of another and some points more.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side, multiplier: multiplier, constant: constant)
    }

    /// Makes a constraint that holds this length at least at a multiple of another and some points more.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, multiplier: multiplier, constant: constant)
    }

    /// Makes a constraint that holds this length at most at a multiple of another and some points more.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, multiplier: multiplier, constant: constant)
    }
}

extension UIView {
    private func across(_ attribute: LayoutSide.Attribute, inset: CGFloat = 0) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutSide(view: self, axis: .horizontal, attribute: attribute, inset: inset))
    }

    private func down(_ attribute: LayoutSide.Attribute, inset: CGFloat = 0) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutSide(view: self, axis: .vertical, attribute: attribute, inset: inset))
    }

    /// The side where lines begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { across(.start) }
    /// The side where lines end.
    public var trailingAnchor: NSLayoutXAxisAnchor { across(.end) }
    /// The left side, which is the leading one in text.
    public var leftAnchor: NSLayoutXAxisAnchor { across(.start) }
    /// The right side, which is the trailing one in text.
    public var rightAnchor: NSLayoutXAxisAnchor { across(.end) }
    /// The middle across.
    public var centerXAnchor: NSLayoutXAxisAnchor { across(.center) }
    /// The upper side.
    public var topAnchor: NSLayoutYAxisAnchor { down(.start) }
    /// The lower side.
    public var bottomAnchor: NSLayoutYAxisAnchor { down(.end) }
    /// The middle up and down.
    public var centerYAnchor: NSLayoutYAxisAnchor { down(.center) }
    /// The upper side: a line of text has one baseline, its row.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { down(.start) }
    /// The lower side.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { down(.end) }

    /// The view's width.
    public var widthAnchor: NSLayoutDimension {
        NSLayoutDimension(LayoutSide(view: self, axis: .horizontal, attribute: .length))
    }

    /// The view's height.
    public var heightAnchor: NSLayoutDimension {
        NSLayoutDimension(LayoutSide(view: self, axis: .vertical, attribute: .length))
    }

    /// All of the view: a terminal has no edges that cannot be drawn on.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self, .zero) }
    /// The view without its layout margins.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self, layoutMargins) }
    /// The view without its layout margins: text does not narrow it further.
    public var readableContentGuide: UILayoutGuide { UILayoutGuide(self, layoutMargins) }
}
