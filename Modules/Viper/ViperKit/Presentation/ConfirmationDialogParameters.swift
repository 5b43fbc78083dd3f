#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// A confirmation dialog as data: a Presenter holds it, `confirmationDialog(parameters:)` draws it.
public struct ConfirmationDialogParameters {
    public var buttons: [ConfirmationDialogButton]

    let titleWording: Wording
    let messageWording: Wording?
    let token = PresentationToken()

    public var title: String { titleWording.string }
    public var message: String? { messageWording?.string }

    public init(
        title: String, message: String? = nil, @AlertButtonBuilder actions: () -> [ConfirmationDialogButton]
    ) {
        titleWording = .verbatim(title)
        messageWording = message.map(Wording.verbatim)
        buttons = actions()
    }

    /// A dialog whose words are looked up in the language of the View.
    public init(
        localized title: LocalizedStringResource, message: LocalizedStringResource? = nil,
        @AlertButtonBuilder actions: () -> [ConfirmationDialogButton]
    ) {
        titleWording = .localized(title)
        messageWording = message.map(Wording.localized)
        buttons = actions()
    }

    /// The buttons that are drawn: there is always one that does nothing.
    var drawnButtons: [ConfirmationDialogButton] {
        buttons.contains { $0.role == .cancel }
            ? buttons : buttons + [AlertButton(role: .cancel, localized: "Cancel")]
    }
}

extension ConfirmationDialogParameters: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.message == right.message && left.buttons == right.buttons
    }
}
