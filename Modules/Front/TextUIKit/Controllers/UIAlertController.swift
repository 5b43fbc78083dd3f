import TextUICore

/// Says or asks something before the screen. As UIKit's `UIAlertController`.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    public let preferredStyle: Style
    open var message: String? { didSet { contentChanged() } }
    public private(set) var actions: [UIAlertAction] = []
    public private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    open func addAction(_ action: UIAlertAction) {
        action.alert = self
        actions.append(action)
        contentChanged()
    }

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
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    public let title: String?
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    weak var alert: UIAlertController?
    open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.contentChanged() } } }

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
