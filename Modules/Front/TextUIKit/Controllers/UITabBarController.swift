import TextUICore

/// Controllers beside each other, of which a bar of tabs chooses the one that is shown. As UIKit's
/// `UITabBarController`.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    private var pages: [UIViewController] = []
    private var index = 0
    /// The object that is asked and told which tab is chosen.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar of tabs.
    open private(set) lazy var tabBar = UITabBar(frame: .zero)

    /// Makes a controller without tabs. There are no nibs in text; both names are ignored.
    public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns nil: no controller is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    /// Makes the view of the chosen controller, with the bar of tabs.
    open override func loadView() {
        view = TabBarView(self)
        showOnly(selectedViewController)
    }

    /// The controllers, in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { pages }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller that is shown goes on being shown, where it is among the new ones.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (old, new) = (pages, viewControllers ?? [])
        let shown = selectedViewController
        let gone = old.filter { !new.contains($0) }
        let come = new.filter { !old.contains($0) }
        for controller in come { addChild(controller) }
        for controller in gone { controller.willMove(toParent: nil) }
        pages = new
        orderChildren(new)
        index = shown.flatMap { new.firstIndex(of: $0) } ?? 0
        if isViewLoaded, shown !== selectedViewController {
            exchange(shown, for: selectedViewController, animated: animated)
        }
        for controller in come { controller.didMove(toParent: self) }
        for controller in gone { controller.removeFromParent() }
        viewIfLoaded?.changes.tell()
    }

    /// The place of the controller that is shown. A place that there is not is ignored.
    open var selectedIndex: Int {
        get { index }
        set {
            guard pages.indices.contains(newValue), newValue != index else { return }
            let old = selectedViewController
            index = newValue
            if isViewLoaded { exchange(old, for: selectedViewController, animated: false) }
            viewIfLoaded?.changes.tell()
        }
    }

    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { pages.indices.contains(index) ? pages[index] : nil }
        set {
            guard let place = newValue.flatMap({ pages.firstIndex(of: $0) }) else { return }
            selectedIndex = place
        }
    }

    override func prepareToAppear() {
        showOnly(selectedViewController)
        selectedViewController?.loadViewIfNeeded()
    }

    override var appearingChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    override func childHeadChanged(_ child: UIViewController) { viewIfLoaded?.changes.tell() }

    /// Turns to the tab that the person has chosen, if the delegate lets it.
    func userChose(_ place: Int) {
        guard pages.indices.contains(place) else { return }
        guard delegate?.tabBarController(self, shouldSelect: pages[place]) ?? true else {
            viewIfLoaded?.changes.tell()
            return
        }
        selectedIndex = place
        delegate?.tabBarController(self, didSelect: pages[place])
    }
}

/// An object that is asked and told which tab a person chooses. As UIKit's `UITabBarControllerDelegate`; it is not told
/// when the program itself chooses one.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Asks whether a person may choose the tab of `viewController`.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Tells that a person has chosen the tab of `viewController`.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Returns true: every tab may be chosen.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

extension UIViewController {
    /// The tab bar controller around this one.
    public var tabBarController: UITabBarController? { nearest() }
}
