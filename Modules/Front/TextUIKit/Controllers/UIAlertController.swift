import TextUICore

/// An alert or an action sheet before the screen. As UIKit's `UIAlertController`; without a button that cancels, `back`
/// asks to choose one, unless there is only one.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    /// A way to ask: from the screen's foot, or in its middle. Text shows a confirmation dialog or an alert.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    /// The way to ask.
    public let preferredStyle: Style
    /// The words below the title.
    open var message: String? { didSet { contentChanged() } }
    /// The buttons, in the order in which they were added; those that cancel are drawn last.
    public private(set) var actions: [UIAlertAction] = []
    /// The alert's text fields; nil where it has none.
    public private(set) var textFields: [UITextField]?
    /// The button that return presses. Has no effect in text.
    open var preferredAction: UIAlertAction?

    /// Makes an alert or an action sheet without buttons; `present` shows it.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    override var removesPresenter: Bool { false }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        action.alert = self
        actions.append(action)
        contentChanged()
    }

    /// Adds a text field, which `configurationHandler` prepares. An action sheet has none: adding one stops the
    /// program.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "only an alert has text fields, not an action sheet")
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentChanged()
    }

    override func headChanged() {
        super.headChanged()
        contentChanged()
    }

    fileprivate func contentChanged() {
        changes.tell()
        ownPresenting?.changes.tell()
    }
}

/// A button of an alert or an action sheet. As UIKit's `UIAlertAction`.
@MainActor @preconcurrency
open class UIAlertAction {
    /// The meaning of a button: an ordinary one, one that leaves everything as it is, one that deletes something.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    /// The words of the button.
    public let title: String?
    /// The meaning of the button.
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    weak var alert: UIAlertController?
    /// Whether the button can be pressed.
    open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.contentChanged() } } }

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - title: The words on the button.
    ///   - style: The kind of button: whether it cancels or destroys.
    ///   - handler: The function that runs when the button is pressed, before the alert goes.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// An alert's text fields and buttons; the one to leave by stands last.
struct AlertActions: View {
    let alert: UIAlertController
    @ObservedObject private var changes: Changes

    init(_ alert: UIAlertController) {
        self.alert = alert
        changes = alert.changes
    }

    private var ordered: [UIAlertAction] {
        alert.actions.filter { $0.style != .cancel } + alert.actions.filter { $0.style == .cancel }
    }

    var body: some View {
        ForEach(alert.textFields ?? [], id: \.self) { field in UIViewContent(field) }
        ForEach(Array(ordered.enumerated()), id: \.offset) { _, action in
            Button(role: action.role) {
                action.handler?(action)
            } label: {
                Text(verbatim: action.title ?? "")
            }
            .disabled(!action.isEnabled)
        }
    }
}

extension UIAlertAction {
    fileprivate var role: ButtonRole? {
        switch style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
