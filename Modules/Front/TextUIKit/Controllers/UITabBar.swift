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
    public class func appearance() -> UITabBar { proxy }
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

    /// Creates an appearance.
    public init() {}

    /// Has no effect in text.
    open func configureWithDefaultBackground() {}
    /// Has no effect in text.
    open func configureWithOpaqueBackground() {}
    /// Has no effect in text.
    open func configureWithTransparentBackground() {}
}
