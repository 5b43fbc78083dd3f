#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// An alert as data: a Presenter holds it, `alert(parameters:)` draws it.
///
/// Two are equal when they say the same: title, message, and the buttons' titles and roles.
public struct AlertParameters {
    public var buttons: [AlertButton]

    let titleWording: Wording
    let messageWording: Wording?
    /// Tells this alert from another that says the same.
    let token = PresentationToken()

    public var title: String { titleWording.string }
    public var message: String? { messageWording?.string }

    public init(title: String, message: String? = nil, @AlertButtonBuilder actions: () -> [AlertButton]) {
        self.init(.verbatim(title), message.map(Wording.verbatim), actions())
    }

    /// An alert with an OK, which does `completion`.
    public init(title: String, message: String? = nil, completion: (@MainActor () -> Void)? = nil) {
        self.init(.verbatim(title), message.map(Wording.verbatim), [.ok(completion)])
    }

    /// An alert whose words are looked up in the language of the View.
    public init(
        localized title: LocalizedStringResource, message: LocalizedStringResource? = nil,
        @AlertButtonBuilder actions: () -> [AlertButton]
    ) {
        self.init(.localized(title), message.map(Wording.localized), actions())
    }

    /// An alert with an OK, which does `completion`, whose words are looked up in the language of the View.
    public init(
        localized title: LocalizedStringResource, message: LocalizedStringResource? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        self.init(.localized(title), message.map(Wording.localized), [.ok(completion)])
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

    private init(_ title: Wording, _ message: Wording?, _ buttons: [AlertButton]) {
        titleWording = title
        messageWording = message
        self.buttons = buttons
    }

    /// The buttons that are drawn: where there are none, an OK.
    var drawnButtons: [AlertButton] { buttons.isEmpty ? [.ok(nil)] : buttons }
}

extension AlertButton {
    fileprivate static func ok(_ action: (@MainActor () -> Void)?) -> AlertButton {
        AlertButton(localized: "OK", action: action)
    }
}

extension AlertParameters: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.message == right.message && left.buttons == right.buttons
    }
}
