import ClinicModel
import Foundation
import SwiftUI
import ViperKit

enum RootWords {
    static func sessionEnded(_ state: SessionState) -> AlertParameters {
        AlertParameters(localized: "You are signed out.", message: reason(of: state))
    }

    private static func reason(of state: SessionState) -> LocalizedStringResource {
        switch state {
        case .idle: "You did not use the app for a long time. Sign in again: you come back to where you were."
        case .expired: "A session lasts twelve hours. Sign in again: you come back to where you were."
        case .passwordChanged:
            """
            Your password was changed in another place. Sign in with the new one: you come back to where you were. If it \
            was not you, tell the clinic.
            """
        case .signedOutElsewhere:
            "You signed this session out from another one. Sign in again: you come back to where you were."
        case .endedByClinic: "The clinic ended your session. Sign in again: you come back to where you were."
        case .accountClosed: "Your account was closed. Ask the clinic if you still need it."
        case .signedOut: "You signed out in another program. Sign in again: you come back to where you were."
        case .open, .ended: "Your session has ended. Sign in again: you come back to where you were."
        }
    }

    static func beginsAtHome(because error: any Error) -> AlertParameters {
        AlertParameters(
            localized: "You begin at Home",
            message: "Where you last were could not be read.\n\(ErrorText(error).title)")
    }

    static func pathIsNotKept(because error: any Error) -> AlertParameters {
        AlertParameters(
            localized: "Where you are is not remembered",
            message: "\(ErrorText(error).title)\nEverything else works as before.")
    }
}
