import TextUICore

/// An object that runs one view of the screen. As UIKit's `UIViewController`: its callbacks come in UIKit's order, and
/// all of them have come when the call that caused them returns.
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

    /// The controllers within this one.
    public private(set) var children: [UIViewController] = []
    /// The controller that this one is in.
    public private(set) weak var parent: UIViewController?

    /// The person has closed what the controller is presented in.
    func wasClosed() {}

    /// Makes a controller. There are no nibs in text; both names are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Makes a controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: there are no archives that controllers could come from.
    ///
    /// The second parameter keeps this from being an override that every subclass must have, as `init(coder:)` is on
    /// Apple's systems.
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

    /// The view, without loading it; nil before.
    public var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: one of the screen's size. A subclass that has its own sets `view` here.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Tells that the view is loaded, once.
    open func viewDidLoad() {}

    /// Loads the view where that has not been done.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        guard loadedView != nil else { preconditionFailure("\(type(of: self)).loadView() has not set a view") }
        viewDidLoad()
    }

    /// Tells that the view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// Tells that the view is about to appear, after `viewWillAppear`.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Tells that the view has appeared and has been laid out.
    open func viewDidAppear(_ animated: Bool) {}
    /// Tells that the view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Tells that the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Tells that the view is about to place its subviews.
    open func viewWillLayoutSubviews() {}
    /// Tells that the view has placed its subviews.
    open func viewDidLayoutSubviews() {}
    /// Makes constraints. Never called in text: make them in `viewDidLoad`.
    open func updateViewConstraints() {}
    /// Tells that the view is about to have another size. Never called in text, where it is laid out in the size it gets.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Tells that the screen's traits are about to change. Never called in text.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Prepares the controller that a storyboard shows. Never called in text, which has no storyboards.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Tells that memory is short. Never called in text.
    open func didReceiveMemoryWarning() {}

    // Its words in the bars around it, and its presentation.

    /// The title, which a navigation controller shows.
    open var title: String? { didSet { if title != oldValue { headChanged() } } }

    /// The words and buttons of this controller in a navigation controller's bar.
    open private(set) lazy var navigationItem = UINavigationItem(of: self)
    /// What a tab bar controller's bar says of this.
    open var tabBarItem: UITabBarItem! {
        get {
            let item = ownTabBarItem ?? UITabBarItem()
            ownTabBarItem = item
            return item
        }
        set { ownTabBarItem = newValue }
    }

    private(set) var ownTabBarItem: UITabBarItem?
    /// The buttons below the view, which a navigation controller shows while its toolbar is not hidden.
    open var toolbarItems: [UIBarButtonItem]? { didSet { headChanged() } }
    /// Whether a tab bar goes while this is on top. Has no effect in text.
    open var hidesBottomBarWhenPushed = false
    /// The sides to which the view reaches below bars. Has no effect in text, where bars take rows of their own.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether the view reaches below opaque bars. Has no effect in text.
    open var extendedLayoutIncludesOpaqueBars = false
    /// The size that the controller would like, in points. Has no effect in text; a program may read it.
    open var preferredContentSize = CGSize.zero
    /// The way that `present` puts this before another controller: a sheet by default.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The movement of a presentation. Has no effect in text.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether `back` is kept from closing this while it is presented; its delegate is told instead.
    open var isModalInPresentation = false { didSet { changes.tell() } }
    /// Whether controllers are presented over this one alone. Has no effect in text.
    open var definesPresentationContext = false
    /// Whether the controller's content is edited.
    open var isEditing = false
    /// Begins or ends editing, and sets the title of `editButtonItem`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        heldEditButton?.title = editing ? "Done" : "Edit"
    }

    private var heldEditButton: UIBarButtonItem?

    /// A button that begins editing and ends it, titled “Edit” or “Done”.
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

    /// The look of the status bar. Has no effect in text.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden. Has no effect in text.
    open var prefersStatusBarHidden: Bool { false }
    /// Does nothing in text.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the screen may turn. Has no effect in text.
    open var shouldAutorotate: Bool { true }
    /// The ways in which the device may be held. Has no effect in text.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// The look of this controller's view. Has no effect in text.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Tells that the screen's traits have changed. Never called in text.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    func headChanged() {
        changes.tell()
        parent?.childHeadChanged(self)
    }

    func childHeadChanged(_ child: UIViewController) {}

    /// The view that this controller's view is in, else the controller or the window around it.
    open override var next: UIResponder? { loadedView?.superview ?? parent ?? loadedView?.shownBy }

    // Its surroundings.

    func nearest<Container: UIViewController>() -> Container? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    /// Whether `present` is bringing this in, for callbacks that ask.
    public internal(set) var isBeingPresented = false
    /// Whether `dismiss` is taking this away, for callbacks that ask.
    public internal(set) var isBeingDismissed = false
    /// Whether a container is taking this in, for callbacks that ask.
    public internal(set) var isMovingToParent = false
    /// Whether a container is letting this go, for callbacks that ask.
    public internal(set) var isMovingFromParent = false

    // Containment.

    /// Takes a controller in; its view is added by hand, and `didMove(toParent:)` called after that.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.willMove(toParent: self)
        childController.leaveParent()
        children.append(childController)
        childController.parent = self
    }

    /// Takes this out of its container.
    open func removeFromParent() {
        guard parent != nil else { return }
        leaveParent()
        didMove(toParent: nil)
    }

    private func leaveParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Tells that this is about to come into a container, or to leave one.
    open func willMove(toParent parent: UIViewController?) {}
    /// Tells that this has come into a container, or has left one.
    open func didMove(toParent parent: UIViewController?) {}

    /// Puts the children into an order, as a container shows them; those that are about to leave stand first.
    func orderChildren(_ order: [UIViewController]) {
        children = children.filter { child in !order.contains { $0 === child } } + order
    }

    /// Whether children are told when this one's view comes and goes; true by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children that this brings onto the screen with itself.
    var appearingChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// Brings the views in that are to be there when this appears.
    func prepareToAppear() {}

    /// This and what it brought with itself have appeared.
    func hasAppeared() {}

    // Presentation; see `UIViewController+Presentation`.

    /// Puts a controller before this one, or before the outermost one around it; `completion` has run when it returns.
    ///
    /// A controller that is on the screen already, a second one at the same place and a presenter outside a window are
    /// refused, with a line on standard error.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentFromHere(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away the controller that this one presents, else this one; `completion` has run when it returns.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissFromHere(animated: flag, completion: completion)
    }

    /// The presentation of this controller, whose delegate is asked when a person closes it.
    public var presentationController: UIPresentationController? {
        if heldPresentationController == nil {
            heldPresentationController =
                modalPresentationStyle.coversAll
                ? UIPresentationController(presented: self) : UISheetPresentationController(presented: self)
        }
        return heldPresentationController
    }

    /// Whether presenting this takes the presenter off the screen.
    var removesPresenter: Bool { modalPresentationStyle.removesPresenter }

    /// Pushes a controller on the navigation controller, else presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        let containers = sequence(first: self, next: \.parent).dropFirst()
        if !containers.contains(where: { $0.showWithin(vc) }) { present(vc, animated: true) }
    }

    /// Shows a controller in this one, as a container of pages does; returns whether it is such a one.
    func showWithin(_ controller: UIViewController) -> Bool { false }
}
