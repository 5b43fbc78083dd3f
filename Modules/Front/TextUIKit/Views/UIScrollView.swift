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

    private static let proxy = UIScrollView(frame: .zero)

    /// The look of all scroll views. Has no effect in text.
    public override class func appearance() -> UIScrollView { proxy }

    fileprivate weak var listener: (any UIScrollViewDelegate)?
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
    /// Whether scrolling keeps to one axis. Has no effect in text.
    open var isDirectionalLockEnabled = false
    /// Whether a touch of the status bar goes to the top. Has no effect in text.
    open var scrollsToTop = true
    /// The least size that content shrinks to. Has no effect in text.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest size that content grows to. Has no effect in text.
    open var maximumZoomScale: CGFloat = 1
    /// The size of the content. Has no effect in text.
    open var zoomScale: CGFloat = 1
    /// Whether the size goes past its limits. Has no effect in text.
    open var bouncesZoom = true
    /// Whether a person scrolls at this moment. Always false in text.
    public var isDragging: Bool { false }
    /// Whether the content goes on after a person has scrolled. Always false in text.
    public var isDecelerating: Bool { false }
    /// The control that fetches anew: with it the page takes the front's `refresh`.
    open var refreshControl: UIRefreshControl? { didSet { setNeedsDisplay() } }

    /// The content, to whose sides subviews are tied.
    public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(self, .zero) }
    /// The window over the content.
    public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self, .zero) }

    /// Sets the content's place, in points. Has no effect in text.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    /// Sets the size of the content. Has no effect in text.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Shows a part of the content, in points. Has no effect in text.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

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

extension UIScrollView: _Scrolling {}

/// What has a delegate for scrolling. Tables and text views have delegates of their own kinds in its place.
@MainActor @preconcurrency
public protocol _Scrolling: UIScrollView {}

extension _Scrolling {
    /// The object that would be told of scrolling. Never called in text, where the front scrolls by itself.
    public var delegate: (any UIScrollViewDelegate)? {
        get { listener }
        set { listener = newValue }
    }
}

/// A scroll view's delegate. As UIKit's `UIScrollViewDelegate`: the front scrolls by itself and tells nobody; of a
/// table, `tableView(_:willDisplay:forRowAt:)` names the rows that come into view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {}
