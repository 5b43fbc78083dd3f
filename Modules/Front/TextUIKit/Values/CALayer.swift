import TextUICore

/// How the rectangle of a view is painted. As Core Animation's `CALayer`: its colour and opacity are the view's, the rest
/// has no meaning in text.
@MainActor @preconcurrency
open class CALayer {
    private weak var view: UIView?
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = []
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize.zero
    open var shadowRadius: CGFloat = 0
    open var shouldRasterize = false
    open var zPosition: CGFloat = 0

    init(of view: UIView) {
        self.view = view
    }

    open var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }

    open var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    open var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }

    open var frame: CGRect { view?.frame ?? .zero }
    open var bounds: CGRect { view?.bounds ?? .zero }
}

/// Corners of a layer. As Core Animation's `CACornerMask`.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A colour as layers take it. As Core Graphics' `CGColor`.
public final class CGColor: Sendable, Hashable {
    let color: Color

    init(_ color: Color) {
        self.color = color
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color)
    }

    public var cgColor: CGColor { CGColor(color) }
}
