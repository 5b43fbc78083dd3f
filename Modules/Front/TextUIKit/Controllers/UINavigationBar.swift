/// The bar above the pages. As UIKit's `UINavigationBar`; the front draws it in its own way, whatever its appearance.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    private static let proxy = UINavigationBar(frame: .zero)

    open var prefersLargeTitles = false
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var shadowImage: UIImage?

    /// What all bars are to look like.
    public class func appearance() -> UINavigationBar { proxy }
}

/// How a bar looks on a screen with more than text. As UIKit's `UINavigationBarAppearance`.
@MainActor @preconcurrency
open class UINavigationBarAppearance {
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    public init() {}

    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
