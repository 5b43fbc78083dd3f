import SwiftUI

extension LocalizedStringResource {
    static let signingIn: Self = "Signing in…"
    package static let signingOut: Self = "Signing out…"
}
