/// An alert as data: a Presenter holds it, `alert(parameters:)` draws it.
///
/// Two are equal when they say the same: title, message, and the buttons' titles and roles.
public struct AlertParameters {
    public var title: String
    public var message: String?
    public var buttons: [AlertButton]

    /// Tells this alert from another that says the same.
    let token = PresentationToken()

    public init(
        title: String, message: String? = nil, @AlertButtonBuilder actions: () -> [AlertButton]
    ) {
        self.title = title
        self.message = message
        buttons = actions()
    }

    /// An alert with an OK, which does `completion`.
    public init(title: String, message: String? = nil, completion: (@MainActor () -> Void)? = nil) {
        self.init(title: title, message: message) {
            AlertButton(title: "OK", action: completion)
        }
    }

    /// An alert that says what failed, why, and what to do.
    public init(error: any Error, completion: (@MainActor () -> Void)? = nil) {
        let text = ErrorText(error)
        self.init(title: text.title, message: text.message, completion: completion)
    }

    /// An alert that says what failed, why, and what to do, with other buttons than OK.
    public init(error: any Error, @AlertButtonBuilder actions: () -> [AlertButton]) {
        let text = ErrorText(error)
        self.init(title: text.title, message: text.message, actions: actions)
    }

    /// The buttons that are drawn: where there are none, an OK.
    var drawnButtons: [AlertButton] { buttons.isEmpty ? [AlertButton(title: "OK")] : buttons }
}

extension AlertParameters: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.message == right.message && left.buttons == right.buttons
    }
}
