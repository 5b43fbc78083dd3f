/// The bar above the pages. As UIKit's `UINavigationBar`; the front draws title and buttons in its own way, whatever
/// appearance the bar is given.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    private static let proxy = UINavigationBar(frame: .zero)

    /// Whether titles are large. Has no effect in text.
    open var prefersLargeTitles = false
    /// Whether content shines through. Has no effect in text.
    open var isTranslucent = true
    /// The bar's colour. Has no effect in text.
    open var barTintColor: UIColor?
    /// The look of the title. Has no effect in text.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The look of a large title. Has no effect in text.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The bar's look. Has no effect in text.
    open var standardAppearance = UINavigationBarAppearance()
    /// The look of a low bar. Has no effect in text.
    open var compactAppearance: UINavigationBarAppearance?
    /// The look over the beginning of the content. Has no effect in text.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The line below the bar. Has no effect in text.
    open var shadowImage: UIImage?

    /// Returns the bar whose look all bars are to take. Has no effect in text.
    public class func appearance() -> UINavigationBar { proxy }
}

/// A look of a bar. As UIKit's `UINavigationBarAppearance`; it is kept, and has no effect in text.
@MainActor @preconcurrency
open class UINavigationBarAppearance {
    /// The colour behind the bar.
    open var backgroundColor: UIColor?
    /// The colour of the line below the bar.
    open var shadowColor: UIColor?
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// Makes the usual look.
    public init() {}

    /// Does nothing in text.
    open func configureWithDefaultBackground() {}
    /// Does nothing in text.
    open func configureWithOpaqueBackground() {}
    /// Does nothing in text.
    open func configureWithTransparentBackground() {}
}

extension NSAttributedString.Key {
    /// The key of a text's font.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The key of a text's colour.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
