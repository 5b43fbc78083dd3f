/// The bar of tabs. As UIKit's `UITabBar`; the front draws it in its own way, whatever its appearance.
@MainActor @preconcurrency
open class UITabBar: UIView {
    private static let proxy = UITabBar(frame: .zero)

    /// Has no effect in text.
    open var isTranslucent = true
    /// Has no effect in text.
    open var barTintColor: UIColor?
    /// Has no effect in text.
    open var unselectedItemTintColor: UIColor?
    /// Has no effect in text.
    open var backgroundImage: UIImage?
    /// Has no effect in text.
    open var shadowImage: UIImage?
    /// Has no effect in text.
    open var standardAppearance = UITabBarAppearance()
    /// Has no effect in text.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// The bar whose look all bars are to take. Has no effect in text.
    public override class func appearance() -> UITabBar { proxy }
}

/// A look of a bar of tabs. As UIKit's `UITabBarAppearance`; it is kept, and has no effect in text.
@MainActor @preconcurrency
open class UITabBarAppearance {
    /// Has no effect in text.
    open var backgroundColor: UIColor?
    /// Has no effect in text.
    open var shadowColor: UIColor?
    /// Has no effect in text.
    open var backgroundEffect: UIBlurEffect?
    /// Has no effect in text.
    open var backgroundImage: UIImage?
    /// Has no effect in text.
    open var shadowImage: UIImage?
    /// Has no effect in text.
    open var selectionIndicatorTintColor: UIColor?
    /// Has no effect in text.
    open var selectionIndicatorImage: UIImage?

    /// Has no effect in text.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Has no effect in text.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Has no effect in text.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()

    /// Creates an appearance.
    public init() {}

    /// Has no effect in text.
    open func configureWithDefaultBackground() {}
    /// Has no effect in text.
    open func configureWithOpaqueBackground() {}
    /// Has no effect in text.
    open func configureWithTransparentBackground() {}
}

/// A look of the tabs of a bar. As UIKit's `UITabBarItemAppearance`; it is kept, and has no effect in text.
@MainActor @preconcurrency
open class UITabBarItemAppearance {
    /// The look of a tab that is not shown.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the tab that is shown.
    public let selected = UITabBarItemStateAppearance()
    /// The look of a tab that cannot be chosen.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of a tab that has the focus.
    public let focused = UITabBarItemStateAppearance()

    /// Makes the usual look.
    public init() {}
}

/// The look of a tab in a state. As UIKit's `UITabBarItemStateAppearance`; it is kept, and has no effect in text.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance {
    /// Has no effect in text.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Has no effect in text.
    public var iconColor: UIColor?
    /// Has no effect in text.
    public var badgeBackgroundColor: UIColor?
    /// Has no effect in text.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
