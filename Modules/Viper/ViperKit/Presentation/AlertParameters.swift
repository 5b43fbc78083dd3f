import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// An alert as data: a Presenter holds it, `alert(parameters:)` draws it.
///
/// Two are equal when they say the same: title, message, and the buttons' titles and roles.
///
/// Source: the SwiftUI VIPER Architecture.
public struct AlertParameters {
    /// The buttons in their order; one that cancels is drawn where the system has it. Where there are none, an OK is
    /// drawn that takes the alert away.
    public var buttons: [AlertButton]

    let titleWording: Wording
    let messageWording: Wording?
    /// Tells this alert from another that says the same.
    let token = PresentationToken()

    /// The title in the language of the program.
    public var title: String { titleWording.string }
    /// The message below the title in the language of the program; nil where there is none.
    public var message: String? { messageWording?.string }

    /// Makes an alert whose words are shown as they are.
    public init(title: String, message: String? = nil, @AlertButtonBuilder actions: () -> [AlertButton]) {
        self.init(.verbatim(title), message.map(Wording.verbatim), actions())
    }

    /// Makes an alert with an OK, which performs `completion`.
    public init(title: String, message: String? = nil, completion: (@MainActor () -> Void)? = nil) {
        self.init(.verbatim(title), message.map(Wording.verbatim), [.ok(completion)])
    }

    /// Makes an alert whose words are looked up in the language of the View.
    public init(
        localized title: LocalizedStringResource, message: LocalizedStringResource? = nil,
        @AlertButtonBuilder actions: () -> [AlertButton]
    ) {
        self.init(.localized(title), message.map(Wording.localized), actions())
    }

    /// Makes an alert with an OK, which performs `completion`, and whose words are looked up in the language of the
    /// View.
    public init(
        localized title: LocalizedStringResource, message: LocalizedStringResource? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        self.init(.localized(title), message.map(Wording.localized), [.ok(completion)])
    }

    /// Makes an alert of an error, with an OK: the error's description is the title, its reason and its suggestion for
    /// recovery are the message, as `ErrorText` has them.
    public init(error: any Error, completion: (@MainActor () -> Void)? = nil) {
        let text = ErrorText(error)
        self.init(title: text.title, message: text.message, completion: completion)
    }

    /// Makes an alert of an error with other buttons than OK, such as one that tries again.
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
    /// Compares titles, messages and buttons.
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.message == right.message && left.buttons == right.buttons
    }
}
