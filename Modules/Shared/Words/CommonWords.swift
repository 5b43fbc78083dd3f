import Foundation
import SwiftUI

/// Words of more than one scene.
package enum CommonWords {
    package static let signingOut: LocalizedStringResource = "Signing out…"
}
