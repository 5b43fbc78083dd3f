import Foundation
import SwiftUI
import ViperKit

enum DocumentWords {
    static let saving: LocalizedStringResource = "Saving the file…"

    static func saved(at path: String) -> AlertParameters {
        AlertParameters(localized: "The file is saved", message: "\(path)\nNobody else can read this file.")
    }
}
