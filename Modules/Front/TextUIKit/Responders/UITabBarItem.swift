/// The word and the picture of a controller's tab. As UIKit's `UITabBarItem`; without a title it has the controller's.
@MainActor @preconcurrency
open class UITabBarItem {
    /// A tab that the system has words for.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed

        /// The case's words: `topRated` is "Top Rated".
        var title: String {
            "\(self)".reduce(into: "") { title, letter in
                if letter.isUppercase { title += " " }
                title += title.isEmpty ? letter.uppercased() : String(letter)
            }
        }
    }

    private static let proxy = UITabBarItem()

    /// The look of all tabs. Has no effect in text.
    public class func appearance() -> UITabBarItem { proxy }

    let changes = Changes()
    /// The word of the tab.
    open var title: String? { didSet { if title != oldValue { changes.tell() } } }
    /// The picture of the tab.
    open var image: UIImage? { didSet { if image != oldValue { changes.tell() } } }
    /// A tab in text has one picture.
    open var selectedImage: UIImage?
    /// A mark beside the word, such as a number.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { changes.tell() } } }
    /// Has no effect in text.
    open var badgeColor: UIColor?
    /// Has no effect in text.
    open var isEnabled = true
    /// A number of the program.
    open var tag = 0

    /// Sets the look of the word in a state. Has no effect in text.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}

    /// Has no effect in text: the tab is known by its word.
    open var accessibilityIdentifier: String?
    /// Has no effect in text: the tab is known by its word.
    open var accessibilityLabel: String?

    /// Creates an item of a tab.
    public init() {}

    /// Creates an item of a tab.
    public init(title: String?, image: UIImage?, tag: Int) {
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item of a tab.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates an item of a tab.
    public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        title = systemItem.title
        self.tag = tag
    }
}

extension UITabBarItem: Hashable {
    /// Whether both are the same item.
    nonisolated public static func == (a: UITabBarItem, b: UITabBarItem) -> Bool { a === b }
    /// The item's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
