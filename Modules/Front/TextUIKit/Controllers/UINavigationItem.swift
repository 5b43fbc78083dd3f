/// What a navigation bar says of one controller. As UIKit's `UINavigationItem`.
@MainActor @preconcurrency
open class UINavigationItem {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    private weak var owner: UIViewController?
    private var ownTitle: String?

    init(of controller: UIViewController) {
        owner = controller
    }

    public init(title: String) {
        ownTitle = title
    }

    /// The controller's title, unless another was set here.
    open var title: String? {
        get { ownTitle ?? owner?.title }
        set {
            ownTitle = newValue
            owner?.headChanged()
        }
    }

    open var prompt: String?
    open var backButtonTitle: String?
    open var backBarButtonItem: UIBarButtonItem?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var titleView: UIView? { didSet { owner?.headChanged() } }
    open var hidesBackButton = false { didSet { owner?.headChanged() } }

    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { take(leftBarButtonItems) } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { take(rightBarButtonItems) } }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    private func take(_ items: [UIBarButtonItem]?) {
        for item in items ?? [] { item.moved = { [weak self] in self?.owner?.headChanged() } }
        owner?.headChanged()
    }
}
