import TextUICore

/// A window over more than there is room for. As UIKit's `UIScrollView`: the front scrolls it, down by rows, with keys
/// and by `more` and `less`; the program neither moves it nor is told of it.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// The moment at which a drag hides the keyboard. Has no effect in text.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The way insets follow the screen's edges. Has no effect in text.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// The content's size, in points. Has no effect in text: constraints and frames of the subviews say it.
    open var contentSize = CGSize.zero
    /// The content's place, in points. Has no effect in text, and does not change when the front scrolls.
    open var contentOffset = CGPoint.zero
    /// The space around the content, in points. Has no effect in text.
    open var contentInset = UIEdgeInsets.zero
    /// Whether a finger scrolls. Has no effect in text.
    open var isScrollEnabled = true
    /// Whether scrolling goes past the end. Has no effect in text.
    open var bounces = true
    /// Whether scrolling goes past the end even of short content. Has no effect in text.
    open var alwaysBounceVertical = false
    /// Whether scrolling goes past the end even of narrow content. Has no effect in text.
    open var alwaysBounceHorizontal = false
    /// Whether scrolling stops at pages. Has no effect in text.
    open var isPagingEnabled = false
    /// The moment at which a drag hides the keyboard. Has no effect in text.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The way insets follow the screen's edges. Has no effect in text.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Whether a bar shows the place in the content. Has no effect in text.
    open var showsVerticalScrollIndicator = true
    /// Whether a bar shows the place across the content. Has no effect in text.
    open var showsHorizontalScrollIndicator = true
    /// The control that fetches anew: with it the page takes the front's `refresh`.
    open var refreshControl: UIRefreshControl? { didSet { setNeedsDisplay() } }

    /// The content, to whose sides subviews are tied.
    public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(self, .zero) }
    /// The window over the content.
    public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self, .zero) }

    override func lowered() -> AnyView {
        let views = subviews
        let arrangement = SubviewArrangement(self)
        return refreshable(
            AnyView(
                ArrangedView(FillArrangement()) {
                    ScrollView {
                        ArrangedView(FillArrangement(axes: .horizontal)) {
                            ArrangedView(arrangement) { ForEach(views, id: \.self) { UIViewContent($0) } }
                        }
                    }
                }))
    }

    func refreshable(_ content: AnyView) -> AnyView {
        guard let refreshControl else { return content }
        return AnyView(content.refreshable { [weak refreshControl] in await refreshControl?.refresh()?.wait() })
    }
}

/// A scroll view's delegate. As UIKit's `UIScrollViewDelegate`: the front scrolls by itself and tells nobody; of a
/// table, `tableView(_:willDisplay:forRowAt:)` names the rows that come into view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {}
