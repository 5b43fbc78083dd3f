import TextUICore

/// Controllers over a root, of which the last is shown, with a way back. As UIKit's `UINavigationController`: text
/// shows the last one's title and bar buttons above it, and `back` pops it.
///
/// Changes are made at once: all callbacks have come when a call returns, animated or not.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    private var barIsHidden = false
    /// Whether a tap hides the bar. Has no effect in text: its tools would be out of reach.
    open var hidesBarsOnTap = false
    /// Whether a swipe hides the bar. Has no effect in text.
    open var hidesBarsOnSwipe = false
    /// Whether the keyboard hides the bar. Has no effect in text.
    open var hidesBarsWhenKeyboardAppears = false
    /// The object that is told which controller comes on top.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar above the controllers.
    open private(set) lazy var navigationBar = {
        let bar = UINavigationBar()
        bar.navigator = self
        return bar
    }()

    /// The gesture that goes back. Text has none: `back` does.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    /// Makes a navigation controller with a root.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setStack([rootViewController], animated: false)
    }

    /// Makes a navigation controller without a root. There are no nibs in text; both names are ignored.
    public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns nil: no controller is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    /// Makes the view that shows the controller on top.
    open override func loadView() {
        view = NavigationView(self)
        showOnly(stack.last)
    }

    /// Its own, else that of the root.
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    // The stack.

    /// The controllers from the root to the one on top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers; those that are in both lists keep their state.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        setStack(viewControllers, animated: animated)
    }

    /// The controller on top; nil where there is none.
    public var topViewController: UIViewController? { stack.last }

    /// The controller that is seen: one that is presented, else the one on top.
    public var visibleViewController: UIViewController? {
        var controller = presentedViewController ?? topViewController
        while let next = controller?.ownPresented { controller = next }
        return controller
    }

    /// Puts a controller on top. One that is there already stops the program.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !stack.contains(viewController), "\(type(of: viewController)) is in the navigation controller already")
        setStack(stack + [viewController], animated: animated)
    }

    /// Takes the controller off the top and returns it; nil at the root, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack.last
        setStack(stack.dropLast(), animated: animated)
        return top
    }

    /// Takes off everything above a controller, and returns it. A controller that is not there stops the program.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else {
            preconditionFailure("\(type(of: viewController)) is not in the navigation controller")
        }
        return pop(keeping: index + 1, animated: animated)
    }

    /// Takes off everything above the root, and returns it.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pop(keeping: 1, animated: animated)
    }

    private func pop(keeping count: Int, animated: Bool) -> [UIViewController]? {
        let gone = Array(stack.dropFirst(count))
        if !gone.isEmpty { setStack(Array(stack.prefix(count)), animated: animated) }
        return gone
    }

    private func setStack(_ new: [UIViewController], animated: Bool) {
        let old = stack
        let gone = old.filter { !new.contains($0) }
        let come = new.filter { !old.contains($0) }
        let (oldTop, newTop) = (old.last, new.last)
        for controller in come {
            controller.isMovingToParent = true
            addChild(controller)
        }
        for controller in gone {
            controller.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        stack = new
        orderChildren(new)
        if isViewLoaded, oldTop !== newTop {
            change(from: oldTop, to: newTop, animated: animated)
        }
        for controller in come {
            controller.isMovingToParent = false
            controller.didMove(toParent: self)
        }
        for controller in gone.reversed() {
            controller.removeFromParent()
            controller.isMovingFromParent = false
        }
        viewIfLoaded?.changes.tell()
    }

    private func change(from old: UIViewController?, to new: UIViewController?, animated: Bool) {
        exchange(old, for: new, animated: animated) {
            delegate?.navigationController(self, willShow: $0, animated: animated)
        } didShow: {
            delegate?.navigationController(self, didShow: $0, animated: animated)
        }
    }

    override func prepareToAppear() {
        showOnly(stack.last)
        guard let top = stack.last else { return }
        top.loadViewIfNeeded()
        delegate?.navigationController(self, willShow: top, animated: false)
    }

    override func hasAppeared() {
        if let top = stack.last { delegate?.navigationController(self, didShow: top, animated: false) }
    }

    override var appearingChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

    override func childHeadChanged(_ child: UIViewController) { viewIfLoaded?.changes.tell() }

    /// Goes back to where the person has gone: so many controllers above the root.
    func userWent(to count: Int) {
        guard count + 1 < stack.count else { return }
        if count + 2 == stack.count {
            popViewController(animated: true)
        } else {
            popToViewController(stack[count], animated: true)
        }
    }

    // The bar.

    /// Whether the title and its buttons are hidden.
    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the title and its buttons.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        viewIfLoaded?.changes.tell()
    }

    /// Whether the buttons of the top's `toolbarItems` are hidden; true by default.
    open var isToolbarHidden = true { didSet { viewIfLoaded?.changes.tell() } }
    /// Hides or shows the buttons of the top's `toolbarItems`.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Puts a controller on top.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    override func showWithin(_ controller: UIViewController) -> Bool {
        pushViewController(controller, animated: true)
        return true
    }
}

extension UIViewController {
    /// The nearest navigation controller around this one.
    public var navigationController: UINavigationController? { nearest() }
}
