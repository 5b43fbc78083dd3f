import TextUICore

/// A side of a view that can be tied to another. As UIKit's `NSLayoutAnchor`.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject> {
    let side: LayoutSide

    init(_ side: LayoutSide) {
        self.side = side
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 0)
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, equals: anchor.side, constant: constant)
    }
}

/// A side across. As UIKit's `NSLayoutXAxisAnchor`.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A side up or down. As UIKit's `NSLayoutYAxisAnchor`.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height. As UIKit's `NSLayoutDimension`.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, equals: nil, constant: constant)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, equals: anchor.side, multiplier: multiplier, constant: constant)
    }
}

extension UIView {
    private func across(_ attribute: LayoutSide.Attribute, inset: CGFloat = 0) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutSide(view: self, axis: .horizontal, attribute: attribute, inset: inset))
    }

    private func down(_ attribute: LayoutSide.Attribute, inset: CGFloat = 0) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutSide(view: self, axis: .vertical, attribute: attribute, inset: inset))
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { across(.start) }
    public var trailingAnchor: NSLayoutXAxisAnchor { across(.end) }
    public var leftAnchor: NSLayoutXAxisAnchor { across(.start) }
    public var rightAnchor: NSLayoutXAxisAnchor { across(.end) }
    public var centerXAnchor: NSLayoutXAxisAnchor { across(.center) }
    public var topAnchor: NSLayoutYAxisAnchor { down(.start) }
    public var bottomAnchor: NSLayoutYAxisAnchor { down(.end) }
    public var centerYAnchor: NSLayoutYAxisAnchor { down(.center) }
    /// A line of text has one baseline, its row.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { down(.start) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { down(.end) }

    public var widthAnchor: NSLayoutDimension {
        NSLayoutDimension(LayoutSide(view: self, axis: .horizontal, attribute: .length))
    }

    public var heightAnchor: NSLayoutDimension {
        NSLayoutDimension(LayoutSide(view: self, axis: .vertical, attribute: .length))
    }

    /// All of the view: a terminal has no edges that could not be drawn on.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self, .zero) }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self, layoutMargins) }
    public var readableContentGuide: UILayoutGuide { UILayoutGuide(self, layoutMargins) }
}
