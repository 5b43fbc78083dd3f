import TextUICore

/// A control that shows the place among several pages. As UIKit's `UIPageControl`: a dot for each, the shown one filled.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    private static let proxy = UIPageControl(frame: .zero)

    /// The look of all page controls. Has no effect in text.
    public override class func appearance() -> UIPageControl { proxy }

    /// The number of pages.
    open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { setNeedsDisplay() } } }
    /// The place of the page that is shown.
    open var currentPage = 0 { didSet { if currentPage != oldValue { setNeedsDisplay() } } }
    /// Whether there are no dots for one page alone.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// The colour of the dots. Has no effect in text.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the filled dot.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The picture in place of each dot. Has no effect in text.
    open var preferredIndicatorImage: UIImage?
    /// The picture in place of the filled dot. Has no effect in text.
    open var preferredCurrentPageIndicatorImage: UIImage?
    /// The background of the dots. Has no effect in text.
    open var backgroundStyle = BackgroundStyle.automatic
    /// Whether pages turn while a finger moves along the dots. Has no effect in text.
    open var allowsContinuousInteraction = true

    /// A background of the dots. As UIKit's `UIPageControl.BackgroundStyle`; without effect in text.
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    override func lowered() -> AnyView {
        let pages = hidesForSinglePage && numberOfPages < 2 ? 0 : max(0, min(numberOfPages, 100))
        let (current, tint) = (currentPage, currentPageIndicatorTintColor?.color ?? .primary)
        return AnyView(
            ArrangedView(LeafArrangement(alignment: .center)) {
                HStack(spacing: 8) {
                    ForEach(0..<pages, id: \.self) { page in
                        Text(verbatim: page == current ? "●" : "○").foregroundStyle(page == current ? tint : .secondary)
                    }
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: "\(current + 1)/\(pages)"))
            })
    }

    /// The room of the dots, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Cells.points(columns: max(0, 2 * numberOfPages - 1)), height: Cells.row)
    }
}
