import TextUICore

/// A window as a view of SwiftUI's, which controllers and what they present are drawn by.
@MainActor
protocol ShownWindow: AnyObject {
    var content: AnyView { get }
}

/// The view that fills a screen with the view of its root controller. As UIKit's `UIWindow`.
///
/// Of several windows those of a higher `windowLevel` are before the others, an `App`'s own behind all. A window hides
/// what is behind it unless the view of its root controller is clear, or it takes no input; then both are seen, on a
/// screen in their places, in lines and json the window last. A window that is on the screen stays there until it is
/// hidden.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The scene that the window is in.
    open weak var windowScene: UIWindowScene?
    /// Whether the window is on the screen.
    private(set) var isShown = false
    /// Whether a view of SwiftUI's shows the window.
    var isInView = false
    /// The window's place before or behind others; of one level the latest is foremost.
    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue, isShown { UIApplication.shared.windowsChanged() } }
    }

    /// A place of windows before others. As UIKit's `UIWindow.Level`.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number of the level: higher ones are before lower ones.
        public let rawValue: CGFloat

        /// Makes a level of its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level of its number, without a label.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0: the level of windows that do not say otherwise.
        public static let normal = Level(0)
        /// 1000: the level of a status bar.
        public static let statusBar = Level(1000)
        /// 2000: the level of alerts.
        public static let alert = Level(2000)

        /// Tells whether a level is behind another.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        /// Returns a level further in front.
        public static func + (level: Level, difference: CGFloat) -> Level { Level(level.rawValue + difference) }
        /// Returns a level further behind.
        public static func - (level: Level, difference: CGFloat) -> Level { Level(level.rawValue - difference) }
    }

    /// Whether the window hides what is behind it.
    var covers: Bool {
        guard isUserInteractionEnabled, let root = rootViewController else { return false }
        let ground = root.viewIfLoaded?.backgroundColor
        return ground.map { $0.cgColor.alpha >= 1 } ?? (type(of: root) != UIViewController.self)
    }

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
            if isShown {
                bringIn()
                UIApplication.shared.windowsChanged()
            }
            changes.tell()
        }
    }

    /// Whether the window was made key last.
    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Shows the window before all others of its level. Its root controller has appeared when this returns.
    open func makeKeyAndVisible() {
        UIApplication.shared.makeKey(self)
        show()
    }

    private func show() {
        UIApplication.shared.show(self)
        super.isHidden = false
        guard !isShown else { return }
        isShown = true
        bringIn()
        changes.tell()
    }

    /// Whether the window is off the screen; setting false shows it before all others of its level.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            if newValue {
                hide()
            } else {
                show()
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
