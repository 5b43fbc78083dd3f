import TextUICore

/// A button of a bar. As UIKit's `UIBarButtonItem`, with an action as a closure: selectors need Objective-C.
@MainActor @preconcurrency
open class UIBarButtonItem {
    public enum Style: Int, Sendable {
        case plain, done
    }

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
    open var title: String? { didSet { if title != oldValue { changes.tell() } } }
    open var image: UIImage? { didSet { if image != oldValue { changes.tell() } } }
    open var isEnabled = true { didSet { if isEnabled != oldValue { changes.tell() } } }
    open var isHidden = false { didSet { if isHidden != oldValue { moved() } } }
    open var tintColor: UIColor?
    open var style = Style.plain
    open var tag = 0
    open var accessibilityIdentifier: String? { didSet { changes.tell() } }
    open var accessibilityLabel: String? { didSet { changes.tell() } }
    open var primaryAction: UIAction? { didSet { changes.tell() } }
    open var customView: UIView?

    public init() {}

    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        title = systemItem.title
        self.primaryAction = primaryAction
    }

    public init(customView: UIView) {
        self.customView = customView
    }

    /// Without selectors there is no action to name; a button that does something takes a `primaryAction`.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
        self.init(title: title)
        self.style = style
    }

    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
        self.init(image: image)
        self.style = style
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
        self.init(systemItem: systemItem)
    }

    open class func flexibleSpace() -> Self { space() }
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
        Button {
            item.primaryAction?.perform(from: item)
        } label: {
            label()
        }
        .disabled(!item.isEnabled)
        .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
    }
}
