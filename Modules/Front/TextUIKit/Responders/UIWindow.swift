import TextUICore

/// The view that fills a screen with the view of its root controller. As UIKit's `UIWindow`; the foremost visible one
/// is drawn, and takes input.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The scene that the window is in.
    open weak var windowScene: UIWindowScene?
    /// Whether the window is on the screen.
    private(set) var isShown = false
    /// The window's place before or behind others. Has no effect in text: the window that was made key last is
    /// foremost.
    open var windowLevel: CGFloat = 0

    /// Makes a window, which is hidden until `makeKeyAndVisible()`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isHidden = true
    }

    /// Makes a window of a scene, as large as the screen, which is hidden until `makeKeyAndVisible()`.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: UIScreen.main.bounds)
        super.isHidden = true
    }

    /// Returns nil: no window is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    /// The screen that the window is on.
    public var screen: UIScreen { .main }
    /// The window itself.
    open override var window: UIWindow? { self }
    /// The application.
    open override var next: UIResponder? { UIApplication.shared }

    /// The controller whose view fills the window; setting another takes the old one away, with everything that it
    /// presents.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let oldValue { takeAway(oldValue) }
            if isShown { bringIn() }
            changes.tell()
        }
    }

    /// Whether the window is the foremost.
    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Shows the window before all others. Its root controller has appeared when this returns.
    open func makeKeyAndVisible() {
        UIApplication.shared.show(self)
        super.isHidden = false
        guard !isShown else { return }
        isShown = true
        bringIn()
        changes.tell()
    }

    /// Whether the window is off the screen; setting false shows it before all others.
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
