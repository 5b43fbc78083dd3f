import TextUICore

/// A part of a view that others are tied to. As UIKit's `UILayoutGuide`: text has the guides that every view has, and
/// no others.
@MainActor @preconcurrency
open class UILayoutGuide {
    /// The view that the guide is a part of.
    public private(set) weak var owningView: UIView?
    private let insets: UIEdgeInsets

    init(_ view: UIView, _ insets: UIEdgeInsets) {
        owningView = view
        self.insets = insets
    }

    func side(_ axis: Axis, _ attribute: LayoutSide.Attribute) -> LayoutSide {
        let (start, end) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        let inset =
            switch attribute {
            case .start: start
            case .end: -end
            case .center: (start - end) / 2
            case .length: -start - end
            }
        return LayoutSide(view: owningView, axis: axis, attribute: attribute, inset: inset)
    }

    /// The side where lines begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(side(.horizontal, .start)) }
    /// The side where lines end.
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(side(.horizontal, .end)) }
    /// The left side, which is the leading one in text.
    public var leftAnchor: NSLayoutXAxisAnchor { leadingAnchor }
    /// The right side, which is the trailing one in text.
    public var rightAnchor: NSLayoutXAxisAnchor { trailingAnchor }
    /// The middle across.
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(side(.horizontal, .center)) }
    /// The upper side.
    public var topAnchor: NSLayoutYAxisAnchor { .init(side(.vertical, .start)) }
    /// The lower side.
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(side(.vertical, .end)) }
    /// The middle up and down.
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(side(.vertical, .center)) }
    /// The guide's width.
    public var widthAnchor: NSLayoutDimension { .init(side(.horizontal, .length)) }
    /// The guide's height.
    public var heightAnchor: NSLayoutDimension { .init(side(.vertical, .length)) }
}
