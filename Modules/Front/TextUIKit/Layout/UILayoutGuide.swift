import TextUICore

/// A part of a view that others are tied to. As UIKit's `UILayoutGuide`, of the view's own guides.
@MainActor @preconcurrency
open class UILayoutGuide {
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

    public var leadingAnchor: NSLayoutXAxisAnchor { .init(side(.horizontal, .start)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(side(.horizontal, .end)) }
    public var leftAnchor: NSLayoutXAxisAnchor { leadingAnchor }
    public var rightAnchor: NSLayoutXAxisAnchor { trailingAnchor }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(side(.horizontal, .center)) }
    public var topAnchor: NSLayoutYAxisAnchor { .init(side(.vertical, .start)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(side(.vertical, .end)) }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(side(.vertical, .center)) }
    public var widthAnchor: NSLayoutDimension { .init(side(.horizontal, .length)) }
    public var heightAnchor: NSLayoutDimension { .init(side(.vertical, .length)) }
}
