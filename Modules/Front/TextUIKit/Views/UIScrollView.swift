import TextUICore

/// A window over more than there is room for. As UIKit's `UIScrollView`.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    open var contentSize = CGSize.zero
    open var contentOffset = CGPoint.zero
    open var contentInset = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isPagingEnabled = false
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var refreshControl: UIRefreshControl? { didSet { setNeedsDisplay() } }

    /// The content, to whose sides subviews are tied.
    public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(self, .zero) }
    /// The window over it.
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

/// As UIKit's `UIScrollViewDelegate`. The front scrolls by itself and tells nobody; of a table, `willDisplay` says which
/// rows come into view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {}
