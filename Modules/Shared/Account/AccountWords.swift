import ClinicModel
import Foundation
import SwiftUI
import ViperKit

enum AccountWords {
    static let saving: LocalizedStringResource = "Saving…"
    static let writingFile: LocalizedStringResource = "Gathering your record…"

    /// Says which file was written. Its path has a line of its own, which a browser makes a link of.
    static func written(_ form: RecordForm, to path: String) -> AlertParameters {
        switch form {
        case .text:
            AlertParameters(
                localized: "Your health record is saved, to read",
                message: "The file is a text:\n\(path)\nNobody else can read this file.")
        case .bundle:
            AlertParameters(
                localized: "All your data is saved, for other programs",
                message: """
                    Your data, visits, messages and released results are in this file:
                    \(path)
                    Nobody else can read this file.
                    """)
        }
    }

    static var passwordChanged: AlertParameters {
        AlertParameters(
            localized: "The password is changed", message: "You stay signed in here, and were signed out elsewhere.")
    }

    /// Asks before the clinic has neither a telephone number nor an e-mail address.
    static func askingToLoseContact(_ save: @escaping @MainActor () -> Void) -> AlertParameters {
        AlertParameters(
            localized: "Save without telephone and e-mail?",
            message: "The clinic can then neither call you nor send you an e-mail, also if a visit is cancelled."
        ) {
            AlertButton(role: .destructive, localized: "Save without them", action: save)
            AlertButton(role: .cancel, localized: "Keep writing")
        }
    }

    /// Asks before a session ends elsewhere.
    static func askingToSignOutThere(_ signOut: @escaping @MainActor () -> Void) -> ConfirmationDialogParameters {
        ConfirmationDialogParameters(
            localized: "Sign out there?", message: "What is typed there and not saved is lost."
        ) {
            ConfirmationDialogButton(role: .destructive, localized: "Sign out there", action: signOut)
        }
    }

    /// Asks before the other sessions end.
    static func askingToSignOutOthers(_ signOut: @escaping @MainActor () -> Void) -> ConfirmationDialogParameters {
        ConfirmationDialogParameters(
            localized: "Sign out everywhere else?", message: "What is typed there and not saved is lost."
        ) {
            ConfirmationDialogButton(role: .destructive, localized: "Sign out elsewhere", action: signOut)
        }
    }

    /// Asks before what was typed is lost.
    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        .askingToDiscard("It has not been saved.", discard)
    }
}
