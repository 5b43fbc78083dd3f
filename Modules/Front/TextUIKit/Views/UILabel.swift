import PlainText
import TextUICore

/// Text that cannot be edited. As UIKit's `UILabel`.
@MainActor @preconcurrency
open class UILabel: UIView {
    private static let proxy = UILabel(frame: .zero)

    /// The look of all labels. Has no effect in text.
    public override class func appearance() -> UILabel { proxy }

    /// The text; nil or an empty one takes no room.
    open var text: String? { didSet { if text != oldValue { contentChanged() } } }
    /// The text with attributes, which are not kept: text has one look for the whole label.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// The type: weight and slant show.
    open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) { didSet { setNeedsDisplay() } }
    /// The colour; nil for that of the screen.
    open var textColor: UIColor! { didSet { if textColor != oldValue { setNeedsDisplay() } } }
    /// The side at which lines stand within the label.
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    /// The most lines that are shown; 0 for as many as are needed. 1 by default.
    open var numberOfLines = 1 { didSet { contentChanged() } }
    /// The end of the text that is cut off where there is no room: the last by default.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }
    /// Whether the text looks available; a disabled label is faint.
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    /// Whether type shrinks to fit. Has no effect in text, where all sizes are one.
    open var adjustsFontSizeToFitWidth = false
    /// Whether type follows the reader's size. Has no effect in text.
    open var adjustsFontForContentSizeCategory = false
    /// The least part to shrink to. Has no effect in text.
    open var minimumScaleFactor: CGFloat = 0

    func contentChanged() {
        setNeedsDisplay()
        superview?.setNeedsDisplay()
    }

    override var isTextual: Bool { true }

    override func lowered() -> AnyView {
        let label = Text(verbatim: text ?? "")
            .font(font.font)
            .foregroundColor(textColor?.color)
            .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
            .multilineTextAlignment(textAlignment.alignment)
            .truncationMode(lineBreakMode.truncation)
            .disabled(!isEnabled)
        return AnyView(
            ArrangedView(LeafArrangement(alignment: textAlignment.frameAlignment.horizontal)) {
                if text?.isEmpty == false { label }
            })
    }

    /// The room of the text in its own lines, in points.
    open override var intrinsicContentSize: CGSize { TextRoom.of(text ?? "", columns: nil, lines: numberOfLines) }

    /// Returns the room of the text within a width, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        TextRoom.of(text ?? "", columns: size.width > 0 ? Cells.columns(size.width) : nil, lines: numberOfLines)
    }
}

/// A way to break text that is too long. As UIKit's `NSLineBreakMode`; text always wraps at words, and cuts off at the
/// end that the mode names.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    var truncation: Text.TruncationMode {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
        }
    }
}

/// The room, in points, that text takes.
enum TextRoom {
    static func of(_ text: String, columns: Int?, lines: Int = 0) -> CGSize {
        let widths = text.split(separator: "\n", omittingEmptySubsequences: false).map { TextWidth.columns(of: $0) }
        let widest = widths.max() ?? 0
        let width = columns.map { min($0, widest) } ?? widest
        var rows = widths.reduce(0) { $0 + max(1, width > 0 ? ($1 + width - 1) / width : 1) }
        if lines > 0 { rows = min(rows, lines) }
        return CGSize(width: Cells.points(columns: width), height: Cells.points(rows: text.isEmpty ? 0 : rows))
    }
}
