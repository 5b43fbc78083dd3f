import PlainText
import TextUICore

/// A bar that says how far something has come. As UIKit's `UIProgressView`; it is called by its accessibility label.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    private static let proxy = UIProgressView(frame: .zero)

    /// The look of all bars of progress. Has no effect in text.
    public override class func appearance() -> UIProgressView { proxy }

    /// The look of a bar. Has no effect in text.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    private var share: Float = 0
    /// The look. Has no effect in text.
    open var progressViewStyle = Style.default
    /// The colour of what is done.
    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of what is left. Has no effect in text.
    open var trackTintColor: UIColor?

    /// Makes a bar.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// The share that is done, from 0 to 1.
    open var progress: Float {
        get { share }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the share that is done.
    open func setProgress(_ progress: Float, animated: Bool) {
        share = max(0, min(progress, 1))
        setNeedsDisplay()
    }

    override func lowered() -> AnyView {
        AnyView(
            ArrangedView(LeafArrangement(isWide: true)) {
                ProgressView(value: share) { Text(verbatim: accessibilityLabel ?? "") }
                    .tint(progressTintColor?.color)
            })
    }

    /// Room for twenty columns, and a row above for the accessibility label.
    open override var intrinsicContentSize: CGSize {
        let columns = max(20, TextWidth.columns(of: accessibilityLabel ?? ""))
        return CGSize(
            width: Cells.points(columns: columns), height: Cells.points(rows: accessibilityLabel == nil ? 1 : 2))
    }
}

extension UIProgressView: LabellingItself {}
