/// A confirmation dialog as data: a Presenter holds it, `confirmationDialog(parameters:)` draws it.
public struct ConfirmationDialogParameters {
    public var title: String
    public var message: String?
    public var buttons: [ConfirmationDialogButton]

    let token = PresentationToken()

    public init(
        title: String, message: String? = nil, @AlertButtonBuilder actions: () -> [ConfirmationDialogButton]
    ) {
        self.title = title
        self.message = message
        buttons = actions()
    }

    /// The buttons that are drawn: there is always one that does nothing.
    var drawnButtons: [ConfirmationDialogButton] {
        buttons.contains { $0.role == .cancel } ? buttons : buttons + [AlertButton(role: .cancel, title: "Cancel")]
    }
}

extension ConfirmationDialogParameters: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.message == right.message && left.buttons == right.buttons
    }
}
