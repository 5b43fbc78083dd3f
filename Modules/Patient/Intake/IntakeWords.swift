import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

enum IntakeWords {
    static let signing: LocalizedStringResource = "Signing…"

    /// Names what is missing or wrong.
    static func missing(_ faults: [AnswerFault]) -> AlertParameters {
        let lines = faults.prefix(4).map { "“\($0.question)”: \($0.sentence.localized)" }.joined(separator: "\n")
        let message: LocalizedStringResource =
            faults.count > 4 ? "\(lines)\nAnd \(faults.count - 4) more." : "\(lines)"
        return AlertParameters(localized: "The answers cannot be signed yet", message: message) {
            AlertButton(role: .cancel, localized: "OK")
        }
    }
}
