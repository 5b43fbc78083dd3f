import TextUICore

/// A button of a bar, with its action as a closure. As UIKit's `UIBarButtonItem`; selectors need Objective-C.
@MainActor @preconcurrency
open class UIBarButtonItem {
    /// The weight of a button. Has no effect in text.
    public enum Style: Int, Sendable {
        case plain, done
    }

    /// A button whose title the system knows. Text shows its English name, such as “Done”; the spaces show nothing.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close

        var title: String? {
            switch self {
            case .flexibleSpace, .fixedSpace: nil
            default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
            }
        }
    }

    let changes = Changes()
    /// Tells the bar that the button comes or goes.
    var moved: @MainActor () -> Void = {}
    /// The words of the button; nil for those of its accessibility label, else its picture.
    open var title: String? { didSet { if title != oldValue { changes.tell() } } }
    /// The picture of the button, which is drawn where the button has no words.
    open var image: UIImage? { didSet { if image != oldValue { changes.tell() } } }
    /// Whether the button can be pressed.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changes.tell() } } }
    /// Whether the button is out of the bar.
    open var isHidden = false { didSet { if isHidden != oldValue { moved() } } }
    /// The button's colour. Has no effect in text.
    open var tintColor: UIColor?
    /// The weight of the button. Has no effect in text.
    open var style = Style.plain
    /// A number for the program's own use.
    open var tag = 0
    /// The identifier by which tests and the json front name the button.
    open var accessibilityIdentifier: String? { didSet { changes.tell() } }
    /// The words of a button that has no title.
    open var accessibilityLabel: String? { didSet { changes.tell() } }
    /// The action that runs when the button is pressed.
    open var primaryAction: UIAction? { didSet { changes.tell() } }
    /// What the button offers: when it is pressed, or as its further actions where it has a `primaryAction`.
    open var menu: UIMenu? { didSet { changes.tell() } }
    /// The view that stands in the bar in the place of a button.
    open var customView: UIView?

    private static let proxy = UIBarButtonItem()

    /// The button whose look others take. Looks have no effect in text.
    public class func appearance() -> UIBarButtonItem { proxy }

    /// Sets the look of the words in a state. Has no effect in text.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}

    /// Makes a button without words.
    public init() {}

    /// Makes a button, with the words and the picture of its action unless others are given.
    public init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes a button whose title the system knows.
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        title = systemItem.title
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes a place in the bar for a view.
    public init(customView: UIView) {
        self.customView = customView
    }

    /// Makes a button of words that does nothing until it has a `primaryAction`: without selectors there is no action
    /// to name.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
        self.init(title: title)
        self.style = style
    }

    /// Makes a button of a picture that does nothing until it has a `primaryAction`.
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
        self.init(image: image)
        self.style = style
    }

    /// Makes a button of the system's that does nothing until it has a `primaryAction`.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
        self.init(systemItem: systemItem)
    }

    /// Makes a space, which shows nothing in text.
    open class func flexibleSpace() -> Self { space() }
    /// Makes a space, which shows nothing in text.
    open class func fixedSpace(_ width: CGFloat) -> Self { space() }

    private class func space() -> Self { unsafeDowncast(UIBarButtonItem(systemItem: .flexibleSpace), to: Self.self) }
}

/// A bar's button as it is drawn.
struct BarButton: View {
    let item: UIBarButtonItem
    @ObservedObject private var changes: Changes

    init(item: UIBarButtonItem) {
        self.item = item
        changes = item.changes
    }

    var body: some View {
        if let view = item.customView {
            UIViewContent(view)
        } else if let title = item.title ?? item.accessibilityLabel, !title.isEmpty {
            button { Text(verbatim: title) }
        } else if let image = item.image {
            button { image.image }
        }
    }

    private func button<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        MenuButton(
            menu: item.menu, opensMenu: item.primaryAction == nil, sender: item,
            press: { item.primaryAction?.perform(from: item) }, label: label
        )
        .disabled(!item.isEnabled)
        .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
    }
}
