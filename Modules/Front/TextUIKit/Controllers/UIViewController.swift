import TextUICore

/// Runs one view of the screen. As UIKit's `UIViewController`: its callbacks come in UIKit's order.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    let changes = Changes()
    var appearance = Appearance.disappeared
    /// Whether a container brings the view in or takes it away, and so tells of that itself.
    var isBeingMoved = false
    var ownPresented: UIViewController?
    weak var ownPresenting: UIViewController?
    var heldPresentationController: UIPresentationController?
    private var loadedView: UIView?

    public private(set) var children: [UIViewController] = []
    public private(set) weak var parent: UIViewController?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// There are no archives here that controllers could come from; the second parameter keeps this from being an
    /// override that every subclass must have, as `init(coder:)` is on Apple's systems.
    public init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    // The view.

    /// The view, which is loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
            changes.tell()
        }
    }

    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    open func viewDidLoad() {}

    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        guard loadedView != nil else { preconditionFailure("\(type(of: self)).loadView() has not set a view") }
        viewDidLoad()
    }

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}
    open func didReceiveMemoryWarning() {}

    // What is said of it around it.

    open var title: String? { didSet { if title != oldValue { headChanged() } } }

    /// What a navigation controller's bar says of this.
    open private(set) lazy var navigationItem = UINavigationItem(of: self)
    open var toolbarItems: [UIBarButtonItem]? { didSet { headChanged() } }
    open var hidesBottomBarWhenPushed = false
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var preferredContentSize = CGSize.zero
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether going back does not close this while it is presented.
    open var isModalInPresentation = false { didSet { changes.tell() } }
    open var definesPresentationContext = false
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        heldEditButton?.title = editing ? "Done" : "Edit"
    }

    private var heldEditButton: UIBarButtonItem?

    /// A button that begins editing and ends it.
    public var editButtonItem: UIBarButtonItem {
        if let heldEditButton { return heldEditButton }
        let toggle = UIAction { [weak self] _ in
            guard let self else { return }
            self.setEditing(!self.isEditing, animated: true)
        }
        let button = UIBarButtonItem(title: isEditing ? "Done" : "Edit", primaryAction: toggle)
        heldEditButton = button
        return button
    }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    func headChanged() {
        changes.tell()
        parent?.childHeadChanged(self)
    }

    func childHeadChanged(_ child: UIViewController) {}

    open override var next: UIResponder? { loadedView?.superview ?? parent ?? loadedView?.shownBy }

    // Its surroundings.

    public var navigationController: UINavigationController? { nearest() }

    private func nearest<Container: UIViewController>() -> Container? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    public internal(set) var isBeingPresented = false
    public internal(set) var isBeingDismissed = false
    public internal(set) var isMovingToParent = false
    public internal(set) var isMovingFromParent = false

    // Containment.

    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.willMove(toParent: self)
        childController.leaveParent()
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        guard parent != nil else { return }
        leaveParent()
        didMove(toParent: nil)
    }

    private func leaveParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Puts the children into an order, as a container shows them; those that are about to leave stand first.
    func orderChildren(_ order: [UIViewController]) {
        children = children.filter { child in !order.contains { $0 === child } } + order
    }

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// What this brings onto the screen with itself.
    var appearingChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// Brings the views in that are to be there when this appears.
    func prepareToAppear() {}

    /// This and what it brought with itself have appeared.
    func hasAppeared() {}

    // Presentation; see `UIViewController+Presentation`.

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentFromHere(viewControllerToPresent, animated: flag, completion: completion)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissFromHere(animated: flag, completion: completion)
    }

    public var presentationController: UIPresentationController? {
        if heldPresentationController == nil { heldPresentationController = UIPresentationController(presented: self) }
        return heldPresentationController
    }

    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
}
