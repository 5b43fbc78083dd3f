import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// A confirmation dialog as data: a Presenter holds it, `confirmationDialog(parameters:)` draws it.
///
/// Two are equal when they say the same: title, message, and the buttons' titles and roles.
///
/// Source: SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`, kept as the SwiftUI VIPER
/// Architecture keeps an alert.
public struct ConfirmationDialogParameters {
    /// The buttons in the order in which they are drawn. Where none has the role `cancel`, a Cancel is drawn below
    /// them.
    public var buttons: [ConfirmationDialogButton]

    let titleWording: Wording
    let messageWording: Wording?
    let token = PresentationToken()

    /// The title in the language of the program.
    public var title: String { titleWording.string }
    /// The message below the title in the language of the program; nil where there is none.
    public var message: String? { messageWording?.string }

    /// Makes a dialog whose words are shown as they are.
    public init(
        title: String, message: String? = nil, @AlertButtonBuilder actions: () -> [ConfirmationDialogButton]
    ) {
        titleWording = .verbatim(title)
        messageWording = message.map(Wording.verbatim)
        buttons = actions()
    }

    /// Makes a dialog whose words are looked up in the language of the View.
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
    /// Compares titles, messages and buttons.
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.message == right.message && left.buttons == right.buttons
    }
}
