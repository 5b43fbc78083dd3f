/// The words and buttons of one controller in a navigation bar. As UIKit's `UINavigationItem`.
@MainActor @preconcurrency
open class UINavigationItem {
    /// A choice of a large or a small title. Has no effect in text.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    /// A choice of the words of the way back. Has no effect in text.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    private weak var owner: UIViewController?
    private var ownTitle: String?

    init(of controller: UIViewController) {
        owner = controller
    }

    /// Makes an item with a title of its own.
    public init(title: String) {
        ownTitle = title
    }

    /// The title; that of the controller unless another is set here.
    open var title: String? {
        get { ownTitle ?? owner?.title }
        set {
            ownTitle = newValue
            owner?.headChanged()
        }
    }

    /// Words above the title. Has no effect in text.
    open var prompt: String?
    /// The words of the way back to this controller. Has no effect in text, whose way back names the title.
    open var backButtonTitle: String?
    /// The button of the way back to this controller. Has no effect in text.
    open var backBarButtonItem: UIBarButtonItem?
    /// The choice of the words of the way back. Has no effect in text.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// The choice of a large or a small title. Has no effect in text.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// A view in the place of the title. Has no effect in text, which shows the title.
    open var titleView: UIView? { didSet { owner?.headChanged() } }
    /// Whether the bar has no way back; `back` then presses the leading button, which may ask first.
    open var hidesBackButton = false { didSet { owner?.headChanged() } }

    /// The controller that searches the controller's page.
    var search: UIViewController? { didSet { owner?.headChanged() } }
    /// Whether the field goes when the page is scrolled. Has no effect in text.
    open var hidesSearchBarWhenScrolling = true

    /// The buttons before the title.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { take(leftBarButtonItems) } }
    /// The buttons behind the title, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { take(rightBarButtonItems) } }

    /// The first button before the title.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost button behind the title.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Hides or shows the way back.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Sets the buttons behind the title.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the buttons before the title.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the one button behind the title.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the one button before the title.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    private func take(_ items: [UIBarButtonItem]?) {
        for item in items ?? [] { item.moved = { [weak self] in self?.owner?.headChanged() } }
        owner?.headChanged()
    }
}
