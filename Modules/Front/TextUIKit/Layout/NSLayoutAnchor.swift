import TextUI

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

/// A part of a view that others are tied to. As UIKit's `UILayoutGuide`, of the view's own guides.
@MainActor @preconcurrency
open class UILayoutGuide {
    public private(set) weak var owningView: UIView?
    private let insets: UIEdgeInsets

    init(_ view: UIView, _ insets: UIEdgeInsets) {
        owningView = view
        self.insets = insets
    }

    private func side(_ axis: Axis, _ attribute: LayoutSide.Attribute, _ inset: CGFloat) -> LayoutSide {
        LayoutSide(view: owningView, axis: axis, attribute: attribute, inset: inset)
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { .init(side(.horizontal, .start, insets.left)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(side(.horizontal, .end, -insets.right)) }
    public var leftAnchor: NSLayoutXAxisAnchor { leadingAnchor }
    public var rightAnchor: NSLayoutXAxisAnchor { trailingAnchor }
    public var centerXAnchor: NSLayoutXAxisAnchor {
        .init(side(.horizontal, .center, (insets.left - insets.right) / 2))
    }
    public var topAnchor: NSLayoutYAxisAnchor { .init(side(.vertical, .start, insets.top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(side(.vertical, .end, -insets.bottom)) }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(side(.vertical, .center, (insets.top - insets.bottom) / 2)) }
    public var widthAnchor: NSLayoutDimension { .init(side(.horizontal, .length, -insets.left - insets.right)) }
    public var heightAnchor: NSLayoutDimension { .init(side(.vertical, .length, -insets.top - insets.bottom)) }
}
