import TextUICore

/// What a screen shows: the view of a root controller. As UIKit's `UIWindow`.
@MainActor @preconcurrency
open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene?
    /// Whether the window is on the screen.
    private(set) var isShown = false
    open var windowLevel: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isHidden = true
    }

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: UIScreen.main.bounds)
        super.isHidden = true
    }

    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { UIApplication.shared }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let oldValue { takeAway(oldValue) }
            if isShown { bringIn() }
            changes.tell()
        }
    }

    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Shows the window, before all others.
    open func makeKeyAndVisible() {
        UIApplication.shared.show(self)
        super.isHidden = false
        guard !isShown else { return }
        isShown = true
        bringIn()
        changes.tell()
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            if newValue {
                hide()
            } else {
                makeKeyAndVisible()
            }
        }
    }

    private func hide() {
        super.isHidden = true
        guard isShown else { return }
        isShown = false
        if let rootViewController { takeAway(rootViewController) }
        UIApplication.shared.hide(self)
        changes.tell()
    }

    private func bringIn() {
        guard let root = rootViewController else { return }
        root.loadViewIfNeeded()
        root.isBeingMoved = true
        root.view.frame = bounds
        insert(root.view, at: subviews.count)
        root.isBeingMoved = false
        root.beginToAppear(false)
        root.view.layoutIfNeeded()
        root.endToAppear(false)
    }

    private func takeAway(_ root: UIViewController) {
        root.takeAwayPresented(false)
        guard root.viewIfLoaded?.superview === self else { return }
        root.beginToDisappear(false)
        root.isBeingMoved = true
        root.view.removeFromSuperview()
        root.isBeingMoved = false
        root.endToDisappear(false)
    }
}

/// Draws a window: its root controller and all that is presented.
struct WindowContent: View {
    let window: UIWindow
    @ObservedObject private var changes: Changes

    init(_ window: UIWindow) {
        self.window = window
        changes = window.changes
    }

    var body: some View {
        if window.isShown, let root = window.rootViewController {
            ScreenContent(root).id(ObjectIdentifier(root)).environment(\.hostingWindow, window)
        }
    }
}
