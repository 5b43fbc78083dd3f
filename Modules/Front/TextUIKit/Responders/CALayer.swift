import TextUICore

/// The painting of a view's rectangle. As Core Animation's `CALayer`: its colour, opacity and hiding are the view's;
/// corners, borders and shadows are kept, and have no effect in text.
@MainActor @preconcurrency
open class CALayer {
    weak var view: UIView?
    /// The radius of the corners, in points. Has no effect in text.
    open var cornerRadius: CGFloat = 0
    /// The corners that the radius applies to. Has no effect in text.
    open var maskedCorners: CACornerMask = []
    /// Whether sublayers are cut off at the edges. Has no effect in text.
    open var masksToBounds = false
    /// The border's width, in points. Has no effect in text.
    open var borderWidth: CGFloat = 0
    /// The border's colour. Has no effect in text.
    open var borderColor: CGColor?
    /// The shadow's colour. Has no effect in text.
    open var shadowColor: CGColor?
    /// The shadow's opacity. Has no effect in text.
    open var shadowOpacity: Float = 0
    /// The shadow's offset, in points. Has no effect in text.
    open var shadowOffset = CGSize.zero
    /// The shadow's blur, in points. Has no effect in text.
    open var shadowRadius: CGFloat = 0
    /// The outline of the shadow. Has no effect in text.
    open var shadowPath: CGPath?
    /// The number of pixels to a point of that bitmap. Has no effect in text.
    open var rasterizationScale: CGFloat = 1
    /// Whether the layer is drawn as a bitmap. Has no effect in text.
    open var shouldRasterize = false
    /// Changes of the layer's picture. Has no effect in text.
    open var filters: [Any]?
    /// Changes of the picture behind the layer. Has no effect in text.
    open var backgroundFilters: [Any]?
    /// The way in which the layer's colours mix with those behind it. Has no effect in text.
    open var compositingFilter: Any?
    /// The layer's place before others. Has no effect in text: subviews stand in the order of `subviews`.
    open var zPosition: CGFloat = 0

    /// What turns, stretches and moves the layer as it is drawn. It is kept, and has no effect in text.
    open var transform = CATransform3DIdentity
    /// What turns, stretches and moves the sublayers. It is kept, and has no effect in text.
    open var sublayerTransform = CATransform3DIdentity
    /// The point that the transform turns around. Has no effect in text.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    init(of view: UIView) {
        self.view = view
    }

    /// Does nothing: layers do not move in text.
    open func removeAllAnimations() {}
    /// Does nothing: layers do not move in text.
    open func removeAnimation(forKey key: String) {}

    /// The view's background colour.
    open var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }

    /// The view's `alpha`; 1 where the view has gone.
    open var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// Whether the view is hidden.
    open var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }

    /// The layers of the subviews, the foremost last; nil where there are none.
    open var sublayers: [CALayer]? {
        guard let subviews = view?.subviews, !subviews.isEmpty else { return nil }
        return subviews.map(\.layer)
    }

    /// The view's frame, in points.
    open var frame: CGRect { view?.frame ?? .zero }
    /// The view's bounds, in points.
    open var bounds: CGRect { view?.bounds ?? .zero }
}

/// A set of a layer's corners. As Core Animation's `CACornerMask`.
public struct CACornerMask: OptionSet, Sendable {
    /// The bits of the corners.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner at the top and left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at the top and right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at the bottom and left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at the bottom and right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
