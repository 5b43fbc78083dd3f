import TextUICore

/// Pages of which one is shown, with a way to the one before and the one behind, as UIKit's `UIPageViewController`: in text
/// two buttons below the page.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    /// A movement between pages. Has no effect in text.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    /// A direction in which pages follow each other. Has no effect in text.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    /// A way to another page. Has no effect in text.
    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// A further wish. Has no effect in text.
    public struct OptionsKey: Hashable, Sendable {
        let name: String
        /// The place of a book's spine.
        public static let spineLocation = OptionsKey(name: "spineLocation")
        /// The room between pages.
        public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
    }

    /// The movement between pages.
    public let transitionStyle: TransitionStyle
    /// The direction in which pages follow each other.
    public let navigationOrientation: NavigationOrientation
    /// The object that knows the pages before and behind; without one there are no others.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { viewIfLoaded?.changes.tell() } }
    /// The object that is told when a person turns the page.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    private var page: UIViewController?

    /// Makes a controller without pages.
    public init(
        transitionStyle style: TransitionStyle = .scroll,
        navigationOrientation: NavigationOrientation = .horizontal, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: no controller is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    /// Makes the view of the page, with the buttons that turn it.
    open override func loadView() {
        view = PagesView(self)
        showOnly(page)
    }

    /// The controllers that are shown: in text one.
    open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

    /// Shows the first of the controllers; `completion` follows at once.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let (old, new) = (page, viewControllers?.first)
        guard old !== new else {
            completion?(true)
            return
        }
        if let new { addChild(new) }
        old?.willMove(toParent: nil)
        page = new
        if isViewLoaded { exchange(old, for: new, animated: animated) }
        new?.didMove(toParent: self)
        old?.removeFromParent()
        viewIfLoaded?.changes.tell()
        completion?(true)
    }

    override func prepareToAppear() {
        showOnly(page)
        page?.loadViewIfNeeded()
    }

    override var appearingChildren: [UIViewController] { page.map { [$0] } ?? [] }

    /// The pages that a person can turn to, before and behind, where there are such.
    var neighbours: (before: UIViewController?, behind: UIViewController?) {
        guard let page, let dataSource else { return (nil, nil) }
        return (
            dataSource.pageViewController(self, viewControllerBefore: page),
            dataSource.pageViewController(self, viewControllerAfter: page)
        )
    }

    func turn(to next: UIViewController, _ direction: NavigationDirection) {
        let before = viewControllers ?? []
        delegate?.pageViewController(self, willTransitionTo: [next])
        setViewControllers([next], direction: direction, animated: true)
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: before, transitionCompleted: true)
    }
}

/// An object that knows the pages beside a page. As UIKit's `UIPageViewControllerDataSource`.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before another; nil where there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page behind another; nil where there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// An object that is told when a person turns the page. As UIKit's `UIPageViewControllerDelegate`.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Tells that other pages are about to be shown.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Tells that other pages are shown.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// The view of a page controller: its page, and below it what turns it.
private final class PagesView: UIView {
    private weak var pages: UIPageViewController?

    init(_ pages: UIPageViewController) {
        self.pages = pages
        super.init(frame: UIScreen.main.bounds)
    }

    override func lowered() -> AnyView {
        guard let pages, let page = pages.viewControllers?.first else { return AnyView(EmptyView()) }
        let (before, behind) = pages.neighbours
        return AnyView(
            VStack(spacing: 0) {
                ControllerContent(page).id(ObjectIdentifier(page))
                HStack {
                    if let before {
                        Button {
                            pages.turn(to: before, .reverse)
                        } label: {
                            Text(own: "Previous page")
                        }
                    }
                    if let behind {
                        Button {
                            pages.turn(to: behind, .forward)
                        } label: {
                            Text(own: "Next page")
                        }
                    }
                }
            })
    }

    override func move(to newRect: CGRect) {
        super.move(to: newRect)
        for view in subviews { view.move(to: bounds) }
    }
}
