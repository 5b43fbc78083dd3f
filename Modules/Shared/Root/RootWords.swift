import SwiftUI
import ViperKit

enum RootWords {
    static var sessionEnded: AlertParameters {
        AlertParameters(
            localized: "You are signed out.",
            message: """
                Your password was changed in another place, somebody signed you out from there, or the session ran out. \
                Sign in again: you come back to where you were.
                """)
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
