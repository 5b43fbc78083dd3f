import SwiftUI

enum SignInWords {
    static let signingIn: LocalizedStringResource = "Signing in…"
}
