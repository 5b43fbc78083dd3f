import PlainText
import TextUICore

/// Text that cannot be edited. As UIKit's `UILabel`.
@MainActor @preconcurrency
open class UILabel: UIView {
    open var text: String? { didSet { if text != oldValue { contentChanged() } } }
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) { didSet { setNeedsDisplay() } }
    open var textColor: UIColor! { didSet { if textColor != oldValue { setNeedsDisplay() } } }
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    /// At most so many lines; 0 is as many as are needed.
    open var numberOfLines = 1 { didSet { contentChanged() } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0

    func contentChanged() {
        setNeedsDisplay()
        superview?.setNeedsDisplay()
    }

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

    open override var intrinsicContentSize: CGSize { TextRoom.of(text ?? "", columns: nil, lines: numberOfLines) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        TextRoom.of(text ?? "", columns: size.width > 0 ? Cells.columns(size.width) : nil, lines: numberOfLines)
    }
}

/// How text breaks. As UIKit's `NSLineBreakMode`.
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
