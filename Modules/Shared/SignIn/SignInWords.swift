import Foundation
import SwiftUI
import ViperKit

enum SignInWords {
    static let signingIn: LocalizedStringResource = "Signing in…"

    static func missing(_ field: SignInField) -> AlertParameters {
        switch field {
        case .userName: AlertParameters(localized: "Type your user name.")
        case .password: AlertParameters(localized: "Type your password.")
        }
    }
}
