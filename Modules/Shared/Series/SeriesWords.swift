import Foundation
import SwiftUI
import ViperKit

enum SeriesWords {
    static let saving: LocalizedStringResource = "Saving the results…"

    static func saved(at path: String) -> AlertParameters {
        AlertParameters(
            localized: "The results are saved, to read",
            message: "The file is a text:\n\(path)\nNobody else can read this file.")
    }
}
