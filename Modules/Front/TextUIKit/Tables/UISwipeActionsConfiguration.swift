/// The further actions of a row. As UIKit's `UISwipeActionsConfiguration`; the front offers them by name, as it does
/// SwiftUI's `swipeActions`.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration {
    /// The actions.
    public let actions: [UIContextualAction]
    /// Whether a long swipe performs the first action. Has no effect in text.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a list of actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}

/// A further action of a row. As UIKit's `UIContextualAction`.
@MainActor @preconcurrency
open class UIContextualAction {
    /// The meaning of an action: an ordinary one, or one that deletes something.
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// A closure that performs the action; its last argument says whether it was performed, and is ignored in text.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The meaning of the action.
    public let style: Style
    /// The name by which the front offers the action.
    open var title: String?
    /// The picture of the action. Has no effect in text.
    open var image: UIImage?
    /// The colour behind the action. Has no effect in text.
    open var backgroundColor: UIColor?
    /// The closure that performs the action.
    public let handler: Handler

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
