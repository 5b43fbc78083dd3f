import TextUICore

/// A sign that work goes on. As UIKit's `UIActivityIndicatorView`: text shows the accessibility label, else “Loading…”,
/// as a `ProgressView` does.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    private static let proxy = UIActivityIndicatorView(frame: .zero)

    /// The look of all signs of activity. Has no effect in text.
    public override class func appearance() -> UIActivityIndicatorView { proxy }

    /// The size of the indicator. Has no effect in text.
    public enum Style: Int, Sendable {
        /// The usual size.
        case medium = 100
        /// A larger size.
        case large = 101
    }

    /// Whether the indicator has been started.
    public private(set) var isAnimating = false
    /// Whether the indicator disappears when it is stopped; true by default.
    open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
    /// The size of the indicator. Has no effect in text.
    open var style: Style
    /// The indicator's colour. Has no effect in text.
    open var color: UIColor! { didSet { setNeedsDisplay() } }

    /// Makes an indicator, which is stopped.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    }

    /// Makes an indicator of the usual size, which is stopped.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    /// Returns nil: no view is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    /// Shows the indicator.
    open func startAnimating() { animate(true) }
    /// Stops the indicator, and hides it where `hidesWhenStopped` is true.
    open func stopAnimating() { animate(false) }

    private func animate(_ isAnimating: Bool) {
        guard isAnimating != self.isAnimating else { return }
        self.isAnimating = isAnimating
        setNeedsDisplay()
        superview?.setNeedsDisplay()
    }

    override func lowered() -> AnyView {
        AnyView(
            ArrangedView(LeafArrangement(alignment: .center)) {
                if isAnimating || !hidesWhenStopped {
                    ProgressView {
                        Text(verbatim: accessibilityLabel ?? "Loading…")
                    }
                }
            })
    }

    /// Room for ten columns in one row.
    open override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 16) }
}

extension UIActivityIndicatorView: LabellingItself {}
