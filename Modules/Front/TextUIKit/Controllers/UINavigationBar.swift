/// The bar above the pages. As UIKit's `UINavigationBar`; the front draws title and buttons in its own way, whatever
/// appearance the bar is given.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    private static let proxy = UINavigationBar(frame: .zero)

    weak var navigator: UINavigationController?
    /// The item of the controller on top; nil for a bar of no navigation controller.
    open var topItem: UINavigationItem? { navigator?.topViewController?.navigationItem }
    /// The items of the controllers, that on top the last; nil for a bar of no navigation controller.
    open var items: [UINavigationItem]? { navigator?.viewControllers.map(\.navigationItem) }
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

    /// Sets the picture behind the bar. Has no effect in text.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

    /// Returns the bar whose look all bars are to take. Has no effect in text.
    public override class func appearance() -> UINavigationBar { proxy }
}

/// A height of a bar. As UIKit's `UIBarMetrics`; has no effect in text.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// A look of a bar. As UIKit's `UINavigationBarAppearance`; it is kept, and has no effect in text.
@MainActor @preconcurrency
open class UINavigationBarAppearance {
    /// The colour behind the bar.
    open var backgroundColor: UIColor?
    /// The colour of the line below the bar.
    open var shadowColor: UIColor?
    /// The picture of the line below the bar.
    open var shadowImage: UIImage?
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The look of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of the button that confirms.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The look of the way back.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The picture of the way back.
    open private(set) var backIndicatorImage: UIImage?
    /// The blur behind the bar.
    open var backgroundEffect: UIBlurEffect?
    /// The picture behind the bar.
    open var backgroundImage: UIImage?

    /// Makes the usual look.
    public init() {}

    /// Sets the picture of the way back, and its mask.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) { backIndicatorImage = image }

    /// Does nothing in text.
    open func configureWithDefaultBackground() {}
    /// Does nothing in text.
    open func configureWithOpaqueBackground() {}
    /// Does nothing in text.
    open func configureWithTransparentBackground() {}
}

/// A look of a bar's buttons. As UIKit's `UIBarButtonItemAppearance`; it is kept, and has no effect in text.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance {
    /// The look of a button that can be pressed.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look of a button that is held down.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of a button that cannot be pressed.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look of a button that has the focus.
    public let focused = UIBarButtonItemStateAppearance()

    /// Makes the usual look of a kind of buttons.
    public init(style: UIBarButtonItem.Style = .plain) {}

    /// Takes the usual look of a kind of buttons. Has no effect in text.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The look of a button in a state. As UIKit's `UIBarButtonItemStateAppearance`; it is kept, and has no effect in text.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance {
    /// The look of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The picture behind the button.
    public var backgroundImage: UIImage?
}
