import TextUICore

/// Says that something is going on. As UIKit's `UIActivityIndicatorView`.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    public private(set) var isAnimating = false
    open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
    open var style: Style
    open var color: UIColor! { didSet { setNeedsDisplay() } }

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    open func startAnimating() { animate(true) }
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

    open override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 16) }
}

extension UIActivityIndicatorView: LabellingItself {}
