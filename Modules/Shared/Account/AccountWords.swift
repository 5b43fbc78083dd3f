import ClinicModel
import Foundation
import SwiftUI
import ViperKit

enum AccountWords {
    static let saving: LocalizedStringResource = "Saving…"
    static let writingFile: LocalizedStringResource = "Gathering your record…"

    static func recordWritten(to path: String) -> AlertParameters {
        AlertParameters(localized: "Your record is written", message: "\(path)\nNobody else can read this file.")
    }

    static var passwordChanged: AlertParameters {
        AlertParameters(
            localized: "The password is changed", message: "You stay signed in here, and were signed out elsewhere.")
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
